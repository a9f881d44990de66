import { parseSync, Visitor } from 'rolldown/utils'

const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'forEachEngine', 'onPostgres'])

/**
 * The names of the tests that a file declares, as they stand in its source: `%s` of a table and `${…}` of a template
 * included. In a file of stories, the names of the stories that play or are drawn: its exports.
 */
export function testNames(file: string, source: string): Set<string> {
  const { program, module } = parseSync(file, source)
  if (file.endsWith('.stories.tsx')) {
    const exports = module.staticExports.flatMap(({ entries }) => entries)
    return new Set(exports.flatMap(({ exportName }) => exportName.name ?? []))
  }
  const names = new Set<string>()
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!title || !TEST_FUNCTIONS.has(calledName(callee))) return
      if (title.type === 'Literal' && typeof title.value === 'string') names.add(title.value)
      if (title.type === 'TemplateLiteral') names.add(source.slice(title.start + 1, title.end - 1))
    },
  })
  visitor.visit(program)
  return names
}

interface Callee {
  type: string
}

/** `test` of `test(…)`, `test.each(…)(…)`, `test.skipIf(…)(…)`. */
function calledName(callee: Callee): string {
  let at: unknown = callee
  while (typeof at === 'object' && at !== null) {
    if ('name' in at && typeof at.name === 'string') return at.name
    at = 'object' in at ? at.object : 'callee' in at ? at.callee : 'tag' in at ? at.tag : null
  }
  return ''
}
