import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutFileLinks } from './withoutFileLinks.ts'

void test('a link to a file of the repository becomes its path, behind the words that it has', () => {
  const of = (text: string) => withoutFileLinks(text, 'docs')
  assert.equal(of('Веса: [library.ru.md](library.ru.md).'), 'Веса: `docs/library.ru.md`.')
  assert.equal(of('[Правила](../README.md)'), 'Правила (`README.md`)')
})

void test('links to places of the page, to the workshop and to other sites stay', () => {
  const text = '[a](#b) [c](https://parket.test/) [d](?path=/docs/e--docs)'
  assert.equal(withoutFileLinks(text, 'docs'), text)
})
