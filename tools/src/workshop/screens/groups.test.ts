import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { librarySource } from '../shownComponents.ts'

/** Where each screen stands: its subject's folder, and its group in the workshop, «Организатор/Туры». */
const places = globSync('screens/**/*.stories.tsx', { cwd: librarySource }).flatMap((file) => {
  const text = readFileSync(join(librarySource, file), 'utf8')
  const [, group] = /^ {2}title: 'Экраны\/(.+?)\/\w+: /m.exec(text) ?? []
  const [, folder = ''] = /^screens\/(.+)\/\w+\/[^/]+$/.exec(file) ?? []
  return group === undefined ? [] : [{ folder, group }]
})

void test('the screens of a folder stand in one group of the workshop', () => {
  const torn = [...Map.groupBy(places, ({ folder }) => folder)]
    .map(([folder, own]) => ({ folder, groups: new Set(own.map(({ group }) => group)) }))
    .filter(({ groups }) => groups.size > 1)
  assert.deepEqual(torn, [])
  assert.ok(places.length > 100)
})

void test('a group of the organiser holds the screens of one folder', () => {
  const mixed = [...Map.groupBy(places, ({ group }) => group)]
    .map(([group, own]) => ({ group, folders: new Set(own.map(({ folder }) => folder)) }))
    .filter(({ group, folders }) => group.startsWith('Организатор') && folders.size > 1)
  assert.deepEqual(mixed, [])
  assert.ok(!places.some(({ group }) => group === 'Организатор'))
})
