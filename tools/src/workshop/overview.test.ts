import assert from 'node:assert/strict'
import { test } from 'node:test'
import { overviewOf, storyFor } from './overview.ts'

const entry = (title: string, id: string, type: 'story' | 'docs', tags: string[] = []) => ({
  id,
  title,
  type,
  tags,
})

void test('the overview shows each component and screen once, in its group, by its usual story', () => {
  const button = 'Компоненты/Действия/Button: кнопка'
  const screen = 'Экраны/Турниры/EventScreen'
  const entries = [
    entry('Основы/Голос', 'voice', 'docs'),
    entry(button, 'button--docs', 'docs'),
    entry(button, 'button--pressed', 'story', ['play-fn']),
    entry(button, 'button--stickersheet', 'story'),
    entry(screen, 'event--docs', 'docs'),
    entry(screen, 'event--filtered', 'story', ['play-fn']),
    entry(screen, 'event--dark', 'story'),
  ]
  assert.deepEqual(overviewOf(entries), [
    {
      title: 'Компоненты: Действия',
      cards: [
        {
          name: 'Button',
          words: 'кнопка',
          docsId: 'button--docs',
          storyId: 'button--stickersheet',
        },
      ],
    },
    {
      title: 'Экраны: Турниры',
      cards: [{ name: 'EventScreen', words: '', docsId: 'event--docs', storyId: 'event--dark' }],
    },
  ])
})

void test('a screen is shown by the story that its facts name', () => {
  const title = 'Экраны/Регистрация/ClubScreen: заявка клуба'
  const importPath = '../packages/ui/src/screens/registration/ClubScreen/ClubScreen.stories.tsx'
  const told = (exported: string) => ({
    ...entry(title, `club--${exported.toLowerCase()}`, 'story'),
    importPath,
    exportName: exported,
  })
  assert.equal(storyFor([told('Registered'), told('Ticked')])?.exportName, 'Ticked')
  assert.equal(storyFor([told('Registered')])?.exportName, 'Registered')
})
