import assert from 'node:assert/strict'
import { test } from 'node:test'
import { controlOf } from './controls.ts'

const shown = (summary: string, given?: unknown, detail: string | null = null) =>
  controlOf({ summary, detail }, given)
const none = { control: { disable: true } }
const text = { control: { type: 'text' } }
const object = { control: { type: 'object' } }

void test('words, numbers and switches are typed as such', () => {
  assert.deepEqual(shown('string'), text)
  assert.deepEqual(shown('string | null'), text)
  assert.deepEqual(shown('number | null'), { control: { type: 'number' } })
  assert.deepEqual(shown('boolean'), { control: { type: 'boolean' } })
})

void test('what may be a word among other things is typed as a word', () => {
  assert.deepEqual(shown('string | readonly string[] | undefined'), text)
  assert.deepEqual(shown('HTMLInputAutoCompleteAttribute'), text)
  assert.deepEqual(shown("HTMLAttributes<HTMLInputElement>['inputMode']"), text)
})

void test('one of few words is chosen in sight, one of many from a list', () => {
  assert.deepEqual(shown("'plain' | 'strong'"), {
    control: { type: 'radio' },
    options: ['plain', 'strong'],
  })
  assert.deepEqual(shown('1 | 2 | 3'), { control: { type: 'radio' }, options: [1, 2, 3] })
  assert.deepEqual(shown("'a' | 'b' | 'c' | 'd' | 'e' | 'f'"), {
    control: { type: 'select' },
    options: ['a', 'b', 'c', 'd', 'e', 'f'],
  })
  assert.deepEqual(shown('Tone', undefined, "type Tone = 'warm' | 'cold'"), {
    control: { type: 'radio' },
    options: ['warm', 'cold'],
  })
})

void test('nobody types functions, refs and elements; words in the place of an element are words', () => {
  assert.deepEqual(shown('() => void'), none)
  assert.deepEqual(shown('FocusEventHandler'), none)
  assert.deepEqual(shown('Ref<HTMLInputElement>'), none)
  assert.deepEqual(shown('ReactNode'), none)
  assert.deepEqual(shown('ReactNode', { $$typeof: Symbol('element'), props: {} }), none)
  assert.deepEqual(shown('ReactNode', 'Сохранить'), text)
})

void test('lists and shapes are edited where the story has short data for them, and not made from nothing', () => {
  assert.deepEqual(shown('readonly Item[]'), none)
  assert.deepEqual(shown('readonly Item[]', [{ id: 'a', title: 'А' }]), object)
  assert.deepEqual(shown('readonly Column[]', [{ id: 'a', render: () => 'А' }]), none)
  assert.deepEqual(
    shown(
      'readonly Item[]',
      Array.from({ length: 300 }, () => ({ id: 'a' })),
    ),
    none,
  )
  assert.deepEqual(shown('Queue', new Map()), none)
})
