import { publicSpecifier, type PublicModules } from './publicModules.ts'
import {
  importedFile,
  NoSnippet,
  type Piece,
  type SourceFile,
  type TopName,
} from '../workshop/storyFile.ts'
import { freeNames, nodesIn, textWith, type Edit, type SyntaxNode } from '../workshop/syntax.ts'

type Import = Extract<TopName, { kind: 'import' }>
type CallNode = SyntaxNode & { callee: SyntaxNode & { name?: string }; arguments: SyntaxNode[] }

/** Files that stand beside the code for stories and tests alone: what is used of them is written out. */
const isBeside = (file: string) => /\/(testing|fixtures)\b|\.stories\.tsx$/.test(file)

/**
 * Gathers what pieces of stories need around them: imports as a stranger writes them, and the declarations that no
 * stranger can import.
 */
export class NeededCode {
  readonly #modules: PublicModules
  /** Names by module; what is a type alone says so. */
  readonly #imports = new Map<string, Map<string, string>>()
  readonly #declarations: string[] = []
  /** What each name stands for: two files may use one name for two things. */
  readonly #meanings = new Map<string, string>()
  readonly #files = new Set<string>()

  constructor(modules: PublicModules) {
    this.#modules = modules
  }

  /** The files that something was taken from, absolute. */
  get files(): string[] {
    return [...this.#files]
  }

  /** The imports, then the declarations, each after what it needs. */
  get text(): string {
    const imports = [...this.#imports].toSorted(([one], [other]) => (one < other ? -1 : 1))
    const lines = imports.map(([specifier, names]) => importText(specifier, [...names.values()]))
    return [lines.join('\n'), ...this.#declarations].join('\n\n')
  }

  /** @throws NoSnippet where the name is taken */
  declare(name: string, text: string): void {
    this.#register(name, text)
    this.#declarations.push(text)
  }

  /** Adds a type of React's. */
  needComponentProps(): void {
    this.#register('ComponentProps', 'react')
    this.#import('react', 'ComponentProps', 'type ComponentProps')
  }

  /**
   * The text of a piece, as a stranger writes it; what it needs is gathered.
   *
   * @param own names of the piece that come from elsewhere
   * @throws NoSnippet where it needs what a stranger cannot have
   */
  textOf(
    { in: file, node }: Piece<SyntaxNode>,
    edits: readonly Edit[] = [],
    own: readonly string[] = [],
  ): string {
    this.#files.add(file.file)
    const all = [...edits, ...withoutSpies(file, node)]
    // What an edit takes away is not needed.
    const isKept = (name: string) =>
      !own.includes(name) && (file.names.has(name) ? isUsedOutside(node, name, all) : false)
    for (const name of freeNames(node)) if (isKept(name)) this.#need(file, name)
    return textWith(file.source, node, all)
  }

  #need(file: SourceFile, name: string): void {
    const found = file.names.get(name)
    if (!found) return
    if (found.kind === 'import') this.#needImported(file, name, found)
    else if (this.#register(name, `${file.file}#${name}`)) {
      if (isStory(file, found)) throw new NoSnippet(`It uses the story ${name}`)
      this.#declarations.push(this.textOf({ in: file, node: found.node }))
    }
  }

  #needImported(file: SourceFile, name: string, found: Import): void {
    const { request, imported, isType } = found
    if (!request.startsWith('.')) {
      if (!this.#modules.specifiers.has(request)) {
        throw new NoSnippet(`It uses ${name} of ${request}`)
      }
      this.#importAs(request, name, found)
      return
    }
    const other = importedFile(file, request)
    const specifier = publicSpecifier(this.#modules, other.file, imported)
    if (specifier !== null) this.#importAs(specifier, name, { ...found, isType })
    else if (isBeside(other.file) && imported === name) this.#need(other, name)
    else throw new NoSnippet(`It uses ${name} of ${request}, which others cannot import`)
  }

  #importAs(specifier: string, name: string, { imported, isType }: Import): void {
    if (imported === '*' || imported === 'default') {
      throw new NoSnippet(`It imports ${name} as a whole`)
    }
    if (!this.#register(name, `${specifier}#${imported}`)) return
    const renamed = imported === name ? name : `${imported} as ${name}`
    this.#import(specifier, name, isType ? `type ${renamed}` : renamed)
  }

  #import(specifier: string, name: string, text: string): void {
    const names = this.#imports.get(specifier) ?? new Map<string, string>()
    this.#imports.set(specifier, names.set(name, text))
  }

  /** @returns whether the name is new */
  #register(name: string, meaning: string): boolean {
    const before = this.#meanings.get(name)
    if (before !== undefined && before !== meaning)
      throw new NoSnippet(`${name} would be two things`)
    this.#meanings.set(name, meaning)
    return before === undefined
  }
}

function importText(specifier: string, names: readonly string[]): string {
  const isTypes = names.every((name) => name.startsWith('type '))
  const text = isTypes ? names.map((name) => name.slice('type '.length)) : names
  return `import ${isTypes ? 'type ' : ''}{ ${text.toSorted().join(', ')} } from '${specifier}'`
}

function isStory({ source }: SourceFile, found: TopName): boolean {
  return (
    found.kind === 'own' &&
    /^(const \w+: Story\b|[^;]*satisfies Meta\b)/.test(
      source.slice(found.node.start, found.node.end),
    )
  )
}

/** A spy is for tests: a reader sees what stands in its place, or a function that does nothing. */
function withoutSpies(file: SourceFile, node: SyntaxNode): Edit[] {
  if (file.names.get('fn')?.kind !== 'import') return []
  return [...nodesIn(node)].flatMap((inner) => {
    if (inner.type !== 'CallExpression') return []
    const { callee, arguments: given, start, end } = inner as CallNode
    if (callee.type !== 'Identifier' || callee.name !== 'fn') return []
    const [inPlace] = given
    const text = inPlace ? file.source.slice(inPlace.start, inPlace.end) : '() => {}'
    return [{ start, end, text }]
  })
}

function isUsedOutside(node: SyntaxNode, name: string, edits: readonly Edit[]): boolean {
  return [...nodesIn(node)].some((inner) => {
    const isIt =
      /^(JSX)?Identifier$/.test(inner.type) &&
      (inner as SyntaxNode & { name: string }).name === name
    return isIt && !edits.some(({ start, end }) => start <= inner.start && inner.end <= end)
  })
}
