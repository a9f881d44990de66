import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { publishedExports } from './publishedExports.ts'

void test('what is published leads to code and types, and what is internal is not there', () => {
  const exports = { './a/*': './src/a/*.ts', './data/*': './src/data/*.ts', './a/closed': null }
  deepEqual(publishedExports({ exports, internalExports: ['./data/*'] }), {
    './a/*': { types: './dist/a/*.d.ts', default: './dist/a/*.js' },
    './package.json': './package.json',
  })
})
