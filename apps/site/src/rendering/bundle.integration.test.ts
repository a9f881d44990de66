import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const server = join(import.meta.dirname, '../../dist/server')

test('the server renders with React’s production build', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  const code = files.map((file) => readFileSync(join(server, file), 'utf8')).join('')
  // A warning that only the development build knows.
  expect(code).not.toContain('unique \\"key\\" prop')
  expect(code).not.toContain('unique "key" prop')
})
