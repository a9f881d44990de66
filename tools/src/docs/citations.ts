import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'

/** The text of a file of the repository; null where there is none. */
export type ReadFile = (path: string) => string | null

export function readFile(path: string): string | null {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** A line that begins a comment's next line, so that a citation may be broken over two. */
const commentBreak = /\s*\n\s*(?:\*|\/\/|--|#)?\s*/g

const page = /\bdocs\/[\w/.-]+\.md\b((?:,? «[^«»]+»)*)/g

/** Ways in which documents outside the repository were cited once. */
const outside =
  /\bspec(?:ification)?(?:'s)?,?\s*\(?§|§\s?\d|\bdecisions,? «|(?<!\w)\(decisions[);]|\(scoring, «|\((?:quality|design|running),? «|(?<!rules\/)\b(?:scoring|decisions|product|payments|quality)\.md\b/g

/**
 * What is wrong with the citations of a file: a page that is not there, or has no such heading. A page is cited by its
 * path and the text of its heading: `docs/rules/money.md, «Price steps»`; several headings may follow each other.
 */
export function listLostCitations(file: string, text: string, read: ReadFile = readFile): string[] {
  const cited = [...text.replaceAll(commentBreak, ' ').matchAll(page)]
  return cited.flatMap(([whole, named = '']) => {
    const [path = ''] = whole.split(/,? «/)
    const document = read(path)
    if (document === null) return [`${file}: ${path} is not there`]
    const known = headingsOf(document)
    return [...named.matchAll(/«([^«»]+)»/g)]
      .map(([, heading = '']) => heading)
      .filter((heading) => !known.has(heading))
      .map((heading) => `${file}: ${path} has no heading «${heading}»`)
  })
}

/** Where a file cites a document that the repository does not hold, with a few words around it. */
export function listOutsideCitations(file: string, text: string): string[] {
  const flat = text.replaceAll(commentBreak, ' ')
  return [...flat.matchAll(outside)].map(
    ({ index }) => `${file}: ${flat.slice(Math.max(0, index - 40), index + 40)}`,
  )
}

/** The headings of a Markdown text, as they read. */
export function headingsOf(markdown: string): Set<string> {
  const lines = markdown.split('\n').filter((line) => /^#{1,6} /.test(line))
  return new Set(lines.map((line) => line.replace(/^#+ /, '').replaceAll('`', '').trim()))
}

/**
 * The anchors by which links reach the headings of a Markdown text, as GitHub makes them.
 */
export function anchorsOf(markdown: string): Set<string> {
  return new Set(
    [...headingsOf(markdown)].map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

/**
 * What is wrong with the lines that name code: `Code: `a`, `b` in `path/file.ts`; `path/other.ts``. A file that is not there, or
 * that does not have the name.
 */
export function listLostCode(document: string, text: string, read: ReadFile = readFile): string[] {
  const lines = text.split('\n').filter((line) => line.startsWith('Code: '))
  return lines.flatMap((line) =>
    line.split(';').flatMap((part) => {
      const quoted = [...part.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
      const path = quoted.at(-1) ?? ''
      const source = read(path)
      if (source === null) return [`${document}: ${path} is not there`]
      return quoted
        .slice(0, -1)
        .filter((name) => !new RegExp(String.raw`\b${name}\b`).test(source))
        .map((name) => `${document}: ${path} has no ${name}`)
    }),
  )
}

/**
 * The places of a document that are not there: a folder or file in backticks, a table (`table `x`` , `column `x.y``) that the
 * types of the database do not name.
 *
 * @param schema the generated types of the database
 */
export function listLostPlaces(document: string, text: string, schema: string): string[] {
  const paths = [
    ...text.matchAll(/`((?:apps|packages|tools|openapi|docs|examples|\.storybook)\/[^`\s{}<*]+)`/g),
  ]
  const records = [...text.matchAll(/(?:tables?|columns?(?: of)?) ((?:`\w+(?:\.\w+)?`(?:, )?)+)/g)]
  const isNamed = (record: string) => {
    const [table = '', column] = record.split('.')
    const isTable = new RegExp(String.raw`^  ${table}: `, 'm').test(schema)
    return (
      isTable &&
      (column === undefined || new RegExp(String.raw`^  ${column}\??: `, 'm').test(schema))
    )
  }
  return [
    ...paths
      .map(([, path = '']) => path)
      .filter((path) => !/\/(?:dist|reports)\//.test(path) && !existsSync(join(root, path)))
      .map((path) => `${document}: ${path} is not there`),
    ...records
      .flatMap(([, list = '']) => [...list.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name))
      .filter((record) => !isNamed(record))
      .map((record) => `${document}: no table or column ${record}`),
  ]
}

const NOT_BUILT = 'Not built yet'

/** The sections of a page of rules that neither name their code nor say, themselves or the whole page, that it is not built. */
export function uncodedSections(document: string, text: string): string[] {
  const [head = '', ...sections] = text.split(/\n(?=## )/)
  if (head.includes(NOT_BUILT)) return []
  return sections
    .filter((section) => !/^Code: /m.test(section) && !section.includes(NOT_BUILT))
    .map((section) => `${document}: ${section.split('\n', 1)[0]}`)
}
