import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { hiddenDefaults } from './hiddenDefaults.ts'
import { librarySource } from './shownComponents.ts'

const defaultsOf = (name: string) =>
  Object.fromEntries(hiddenDefaults(join(librarySource, 'components', name, `${name}.tsx`), name))

void test('a default that stands where the body takes the props apart is found', () => {
  assert.equal(defaultsOf('DataTable')['density'], "'comfortable'")
  assert.equal('isLoading' in defaultsOf('DataTable'), false)
})

void test('a default of the component that gets the rest of the props is found', () => {
  assert.deepEqual(defaultsOf('RadioGroup'), { direction: "'column'" })
})

void test('what stands before the rest of the props, or after `??`, is a default', () => {
  assert.deepEqual(defaultsOf('Pagination'), { 'aria-label': '"Страницы"' })
  assert.deepEqual(defaultsOf('AlertDialog'), { cancelLabel: "say('cancel')" })
  assert.deepEqual(defaultsOf('ErrorState'), { title: '<ComponentText name="failed" />' })
})

void test('what the list of parameters tells is not hidden', () => {
  assert.deepEqual(defaultsOf('Dialog'), {})
})
