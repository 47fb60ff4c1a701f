// The faults that can be seeded in a source: each changes one place of the syntax tree.
import ts from "typescript";

const { SyntaxKind: Kind } = ts;
const swapped = {
	"===": "!==",
	"!==": "===",
	"==": "!=",
	"!=": "==",
	"<": "<=",
	"<=": "<",
	">": ">=",
	">=": ">",
	"&&": "||",
	"||": "&&",
	"??": "&&",
	"+": "-",
	"-": "+",
	"*": "/",
	"/": "*",
	"&&=": "||=",
	"||=": "&&=",
	"??=": "=",
	"+=": "-=",
	"-=": "+=",
};

/**
 * @param {string} file
 * @param {string} code
 * @returns {{ file: string, line: number, start: number, end: number, text: string, before: string }[]} `text` replaces what is from `start` to `end`
 */
export const findMutants = (file, code) => {
	const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
	const mutants = [];
	const add = (node, text, start = node.getStart(source), end = node.end) =>
		mutants.push({
			file,
			line: source.getLineAndCharacterOfPosition(start).line + 1,
			start,
			end,
			text,
			before: code.slice(start, end),
		});
	const negate = (condition) => condition && add(condition, `!(${condition.getText(source)})`);
	const visit = (node) => {
		// Types are not run, and what is for developers alone has tests of its own.
		if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
		if (ts.isImportDeclaration(node) || (ts.isIfStatement(node) && node.expression.getText(source) === "__DEV__"))
			return;
		if (ts.isIfStatement(node)) negate(node.expression);
		if (ts.isConditionalExpression(node)) negate(node.condition);
		if (ts.isBinaryExpression(node)) {
			const { operatorToken } = node;
			const other = swapped[operatorToken.getText(source)];
			if (other) add(operatorToken, other);
		}
		if (node.kind === Kind.TrueKeyword) add(node, "false");
		if (node.kind === Kind.FalseKeyword) add(node, "true");
		if (ts.isNumericLiteral(node)) add(node, `${Number(node.text.replaceAll("_", "")) + 1}`);
		if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken)
			add(node, node.operand.getText(source));
		if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) add(node, ";");
		ts.forEachChild(node, visit);
	};
	visit(source);
	return mutants;
};
