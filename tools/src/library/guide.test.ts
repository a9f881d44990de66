import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { codeBlocks } from './guide.ts'

void test('blocks of TypeScript are taken from a document, commands are not', () => {
  const text = ['A', '```sh', 'npm i', '```', '```tsx', '<B />', '```', '```ts', 'b()', '```'].join(
    '\n',
  )
  deepEqual(codeBlocks(text), [
    { language: 'tsx', code: '<B />\n' },
    { language: 'ts', code: 'b()\n' },
  ])
})
