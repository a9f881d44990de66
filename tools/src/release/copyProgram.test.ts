import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { toJavaScript } from './copyProgram.ts'

void test('TypeScript becomes the JavaScript that stands beside it, line by line', () => {
  const source = `import { a, type B } from './a.ts'
const one: B = a as B
await import('../two.ts')
new URL('./worker.ts', import.meta.url)
import c from '@parket/domain/c'
`
  const lines = toJavaScript(source)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
  deepEqual(lines, [
    "import { a, } from './a.js'",
    'const one = a',
    "await import('../two.js')",
    "new URL('./worker.js', import.meta.url)",
    "import c from '@parket/domain/c'",
    '',
  ])
})
