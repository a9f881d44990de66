/** As much of the bundled contract as the list of calls reads. */
export interface Contract {
  tags: { name: string; description: string }[]
  /** Operations by method, beside what all methods of the path have in common. */
  paths: Record<string, Record<string, unknown>>
}

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  'x-needs': Record<string, string | string[]>
  responses: Record<string, unknown>
}

interface Call extends Operation {
  path: string
  method: string
}

/** The text of files by their path from the repository's root. */
export type Sources = ReadonlyMap<string, string>

const METHODS = ['get', 'post', 'put', 'delete']
/** Enough to find the others beside them. */
const MOST_TESTS = 2

/**
 * The list of every call as Markdown: what it does, its name in the contract, what it needs, the module that handles it
 * and tests that walk it.
 *
 * @param routes the files that name the handlers by operation
 * @param tests of the server, with everything a call is made in
 */
export function callList(contract: Contract, routes: Sources, tests: Sources): string {
  const calls = callsOf(contract)
  const sections = contract.tags.map(({ name, description }) => {
    const rows = calls
      .filter(({ tags }) => tags[0] === name)
      .map((call) => rowOf(call, routes, tests))
    return `## ${name.charAt(0).toUpperCase()}${name.slice(1)}\n\n${description}\n\n${HEAD}\n${rows.join('\n')}\n`
  })
  return `${INTRO}\n${sections.join('\n')}`
}

const INTRO = `# Calls

Written by \`npm run generate\` from \`openapi/\`, the handlers and the tests; not by hand. «Needs» is \`x-needs\` of the call
([api.md](api.md#who-may-call-it)). «Handled in» is a folder of \`apps/server/src/modules\`; «501» is in the contract and not
built yet. «Walked by» names tests that make the call, below \`apps/server/src\` too; besides, generated tests walk every
call: rights (\`security/rightsMatrix.test.ts\`), ids of others (\`security/foreignIds.test.ts\`), every answer against the
contract.
`

const HEAD = `| Call | What | Operation | Needs | Handled in | Walked by |
| --- | --- | --- | --- | --- | --- |`

function callsOf({ paths }: Contract): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return isOperation(operation) ? [{ ...operation, path, method: method.toUpperCase() }] : []
    }),
  )
}

function isOperation(node: unknown): node is Operation {
  return typeof node === 'object' && node !== null && 'operationId' in node
}

function rowOf(call: Call, routes: Sources, tests: Sources): string {
  const { method, path, operationId, summary } = call
  const home = homeOf(call, routes)
  const walked = testsOf(path, home, tests)
  const cells = [
    `\`${method} ${path}\``,
    summary,
    operationId,
    needsText(call['x-needs']),
    '501' in call.responses ? '501' : (home ?? '—'),
    walked.length > 0 ? walked.map((file) => `\`${file}\``).join(' ') : '—',
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
}

function needsText({ right, at, ...rest }: Operation['x-needs']): string {
  const more = Object.entries(rest).map(([name, value]) => `${name} ${[value].flat().join(', ')}`)
  const place = String(at)
  return [right === undefined ? place : `${String(right)} (${place})`, ...more].join(', ')
}

/** The folder of the module that has a handler for the operation; null without one. */
function homeOf({ operationId }: Call, routes: Sources): string | null {
  const named = new RegExp(String.raw`(?<!['\w])${operationId}(?!['\w])`)
  const file = [...routes].find(([, text]) => named.test(text))?.[0]
  return file?.replace(/^modules\//, '').replace(/\/[^/]+$/, '') ?? null
}

/** Tests that have the address, those of the module first; its own tests may write the end of it alone. */
function testsOf(path: string, home: string | null, tests: Sources): string[] {
  const whole = addressPattern(path)
  const isOwn = (file: string) => home !== null && file.startsWith(`modules/${home}/`)
  const end = path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? ''
  const tail = new RegExp(`[/'"\`]${escaped(end)}(?![\\w-])`)
  const found = [...tests]
    .filter(([file, text]) => whole.test(text) || (isOwn(file) && tail.test(text)))
    .map(([file]) => file)
  const own = found.filter(isOwn)
  return [...own, ...found.filter((file) => !isOwn(file))].slice(0, MOST_TESTS)
}

/** An address as tests write it: each `{name}` a value or an expression, then a quote or a query. */
function addressPattern(path: string): RegExp {
  const parts = path.split(/\{[^}]+\}/).map(escaped)
  return new RegExp(`${parts.join(String.raw`(?:\$\{[^}\n]*\}|[\w-]+)`)}(?:[\`'"?\\s]|$)`, 'm')
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
}
