import { Node, Project, type SourceFile, SyntaxKind, ts } from 'ts-morph';
import type { SourceFiles } from '../source-files.ts';
import { sourceOf } from './source-of.ts';

/** A component: the file that exports it, and its name there. */
export interface ComponentPlace {
  file: string;
  name: string;
}

/** The types of components, as far as the repository declares them: what packages declare asks for nothing. */
export class ComponentTypes {
  readonly #files: SourceFiles;
  readonly #project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { noLib: true, strict: true, jsx: ts.JsxEmit.Preserve, allowImportingTsExtensions: true },
  });

  constructor(files: SourceFiles) {
    this.#files = files;
  }

  /** The components that a file imports from sources of the repository, by the names they have in it. */
  importedBy(file: string): Map<string, ComponentPlace> {
    const places = new Map<string, ComponentPlace>();
    for (const declaration of this.#read(file).getImportDeclarations()) {
      const source = sourceOf(this.#files, file, declaration.getModuleSpecifierValue());
      if (!source) continue;
      // The compiler starts again with each file that comes later.
      this.#read(source);
      for (const one of declaration.getNamedImports())
        places.set(one.getAliasNode()?.getText() ?? one.getName(), { file: source, name: one.getName() });
    }
    return places;
  }

  /** The props that a component cannot do without. */
  requiredProps({ file, name }: ComponentPlace): string[] {
    const [declaration] = this.#read(file).getExportedDeclarations().get(name) ?? [];
    const component = Node.isVariableDeclaration(declaration) ? declaration.getInitializer() : declaration;
    if (!Node.isFunctionDeclaration(component) && !Node.isArrowFunction(component)) return [];
    const props = component.getParameters()[0]?.getType().getProperties() ?? [];
    return props.filter((prop) => !prop.isOptional()).map((prop) => prop.getName());
  }

  /** The props that a table of functions gives components: the keys of what each of them returns. */
  givenBy(file: string, table: string): Map<string, string[]> {
    const functions = this.#read(file).getVariableDeclaration(table)?.getInitializer();
    const entries = Node.isObjectLiteralExpression(functions) ? functions.getProperties() : [];
    return new Map(
      entries.filter(Node.isPropertyAssignment).map((entry) => {
        const body = entry.getInitializerIfKind(SyntaxKind.ArrowFunction)?.getBody();
        const returned = Node.isParenthesizedExpression(body) ? body.getExpression() : undefined;
        const props = Node.isObjectLiteralExpression(returned) ? returned.getProperties() : [];
        return [entry.getName(), props.flatMap((prop) => (Node.isPropertyAssignment(prop) ? [prop.getName()] : []))];
      }),
    );
  }

  /** Reads a file, and those whose types it imports. */
  #read(file: string): SourceFile {
    const known = this.#project.getSourceFile(`/${file}`);
    if (known) return known;
    const source = this.#project.createSourceFile(`/${file}`, this.#files.read(file) ?? '');
    for (const declaration of source.getImportDeclarations()) {
      const hasTypes = declaration.isTypeOnly() || declaration.getNamedImports().some((one) => one.isTypeOnly());
      const imported = hasTypes && sourceOf(this.#files, file, declaration.getModuleSpecifierValue());
      if (imported) this.#read(imported);
    }
    return source;
  }
}
