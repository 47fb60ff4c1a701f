// Groups a list by a key, in the order in which the keys appear. `Map.groupBy` begins with Node 21.

export const groupBy = <T>(list: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> => {
	const groups = new Map<string, T[]>();
	for (const item of list) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}
	return groups;
};
