import { dirname, join } from "node:path";
import { parseSync } from "@swc/core";
import type { SourceFile } from "./sources.ts";

type Node = { type: string; [key: string]: unknown };
/** What a component draws: an element or a hook's piece, whether inside one of its own forms, or inside what it gives another to draw. */
type Drawn = { name: string; inForm: boolean; within: { owner: string; slot: string }[] };
type Component = {
  key: string;
  drawn: Drawn[];
  formSlots: Set<string>;
  slotsIn: { owner: string; slot: string; prop: string }[];
};

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const FORM = "<form>";
/** A file loaded when it is needed: any component of it. */
const WHOLE = "*";

/**
 * Forms drawn inside another, one line each: browsers know no such thing, and which of the two a press of Enter sends is a matter of
 * luck. It follows components, what they are given to draw (`children` and other props) and the pieces that hooks hand out.
 */
export function nestedForms(sources: readonly SourceFile[]): string[] {
  const components = new Map(sources.flatMap(readComponents).map((one) => [one.key, one]));
  const draws = new Set([FORM]);
  let grew = true;
  while (grew) {
    grew = false;
    for (const { key, drawn, slotsIn, formSlots } of components.values()) {
      if (!draws.has(key) && drawn.some(({ name }) => draws.has(name))) {
        draws.add(key).add(`${key.split("#")[0]}#${WHOLE}`);
        grew = true;
      }
      for (const { owner, slot, prop } of slotsIn)
        if (!formSlots.has(prop) && components.get(owner)?.formSlots.has(slot)) grew = Boolean(formSlots.add(prop));
    }
  }
  const isInside = ({ inForm, within }: Drawn): boolean =>
    inForm || within.some(({ owner, slot }) => components.get(owner)?.formSlots.has(slot));
  return [...components.values()].flatMap(({ key, drawn }) =>
    drawn.filter((one) => draws.has(one.name) && isInside(one)).map(({ name }) => `${key} has ${name} inside a form`),
  );
}

/** The components and hooks of a file, by `path#Name`. */
function readComponents({ path, text }: SourceFile): Component[] {
  if (!path.endsWith(".tsx")) return [];
  const { body } = parseSync(text, { syntax: "typescript", tsx: true, target: "es2022" });
  const places = new Map<string, string>();
  const found: [string, Node][] = [];
  for (const statement of body as unknown as Node[]) {
    const declared = (statement.type === "ExportDeclaration" ? statement.declaration : statement) as Node;
    if (declared.type === "ImportDeclaration") {
      const from = resolve(path, String((declared.source as { value: string }).value));
      for (const one of declared.specifiers as { local: { value: string }; imported?: { value: string } | null }[])
        places.set(one.local.value, `${from}#${one.imported?.value ?? one.local.value}`);
    }
    if (declared.type === "FunctionDeclaration") found.push([(declared.identifier as { value: string }).value, declared]);
    if (declared.type === "VariableDeclaration")
      for (const one of declared.declarations as Node[])
        if (isNode(one.id) && one.id.type === "Identifier" && isNode(one.init)) found.push([String(one.id.value), one.init]);
  }
  for (const [name] of found) places.set(name, `${path}#${name}`);
  return found.map(([name, node]) => readComponent(`${path}#${name}`, node, places));
}

function readComponent(key: string, root: Node, places: ReadonlyMap<string, string>): Component {
  const component: Component = { key, drawn: [], formSlots: new Set(), slotsIn: [] };
  /** Names that hold what a hook hands out. */
  const pieces = new Map<string, string>();
  const props = new Set(namesIn((root.params as unknown[] | undefined)?.[0]));
  type Around = { inForm: boolean; within: Drawn["within"]; isDrawn: boolean };

  function walk(value: unknown, around: Around): void {
    if (Array.isArray(value)) return value.forEach((one) => walk(one, around));
    if (typeof value !== "object" || value === null) return;
    const node = value as Node;
    if (node.type === "VariableDeclarator") recordPieces(node);
    if (node.type === "JSXElement") return walkElement(node, around);
    if (node.type === "CallExpression" && (node.callee as Node).type === "Import") takeLater(node);
    if (node.type === "Identifier" && around.isDrawn) take(String(node.value), around);
    for (const [name, one] of Object.entries(node)) if (name !== "span" && name !== "typeAnnotation") walk(one, around);
  }

  function walkElement(node: Node, around: Around): void {
    const opening = node.opening as Node & { name: { value?: string }; attributes: Node[] };
    const tag = opening.name.value ?? "";
    const name = tag === "form" ? FORM : /^[A-Z]/.test(tag) ? (places.get(tag) ?? "") : "";
    if (name) component.drawn.push({ name, inForm: around.inForm, within: around.within });
    for (const { name: attribute, value } of opening.attributes)
      if (isNode(attribute))
        walk(value, { ...around, isDrawn: true, within: [...around.within, { owner: name, slot: String(attribute.value) }] });
    const within = name && name !== FORM ? [...around.within, { owner: name, slot: "children" }] : around.within;
    walk(node.children, { inForm: around.inForm || name === FORM, within, isDrawn: true });
  }

  /** `{children}`, `{fields(mistakes)}`, `{stepUp}`: what was given or handed out, drawn here. */
  function take(name: string, { inForm, within }: Around): void {
    const piece = pieces.get(name);
    if (piece) component.drawn.push({ name: piece, inForm, within });
    if (!props.has(name)) return;
    if (inForm) component.formSlots.add(name);
    for (const { owner, slot } of within) component.slotsIn.push({ owner, slot, prop: name });
  }

  /** `lazy(() => import("./chart.tsx"))`. */
  function takeLater({ arguments: args }: Node): void {
    const [{ expression }] = args as [{ expression: Node }];
    const name = `${resolve(key, String(expression.value))}#${WHOLE}`;
    if (expression.type === "StringLiteral") component.drawn.push({ name, inForm: false, within: [] });
  }

  function recordPieces({ id, init }: Node): void {
    const callee = isNode(init) && init.type === "CallExpression" ? (init.callee as Node) : undefined;
    const hook = callee && /^use[A-Z]/.test(String(callee.value)) ? places.get(String(callee.value)) : undefined;
    if (hook) for (const name of namesIn(id)) pieces.set(name, hook);
  }

  walk(root, { inForm: false, within: [], isDrawn: false });
  return component;
}

/** The names that a pattern gives: `{ confirmed, dialog: stepUp }` gives `confirmed` and `stepUp`. */
function namesIn(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(namesIn);
  if (typeof pattern !== "object" || pattern === null) return [];
  const node = pattern as Node;
  if (node.type === "Identifier") return [String(node.value)];
  if (node.type === "AssignmentPatternProperty") return [String((node.key as Node).value)];
  if (node.type === "KeyValuePatternProperty") return namesIn(node.value);
  return namesIn(node.pat ?? node.properties ?? node.elements ?? node.left ?? node.argument ?? null);
}

const resolve = (path: string, specifier: string): string =>
  specifier.startsWith("#") ? `src/${specifier.slice(1)}` : join(dirname(path), specifier);
