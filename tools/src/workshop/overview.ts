import { screens, storyFileName } from './screens/screens.ts'

/** An entry of the workshop's index. */
export interface IndexEntry {
  id: string
  /** «Компоненты/Данные/DataTable: таблица». */
  title: string
  type: 'story' | 'docs'
  tags?: readonly string[]
  /** In Russian where the story says it. */
  name?: string
  /** The file of a story, and how the story is called there. */
  importPath?: string
  exportName?: string
}

/** What the overview shows of one component, layout or screen. */
export interface OverviewCard {
  /** «DataTable». */
  name: string
  /** What it is, in Russian: «таблица»; empty where the name says it. */
  words: string
  /** Where its page is. */
  docsId: string
  /** The story that stands for it. */
  storyId: string
}

/** Components, layouts or screens of one kind, under one heading. */
export interface OverviewGroup {
  /** «Компоненты: Данные». */
  title: string
  cards: OverviewCard[]
}

const SHOWN = new Set(['Компоненты', 'Макеты', 'Экраны'])
/** The stories that show a thing as it mostly is. */
const USUAL = ['--stickersheet', '--ready']
/** A story that plays shows what came of it. */
const PLAYS = 'play-fn'

/** All components, layouts and screens of the index in their groups, in its order. */
export function overviewOf(entries: readonly IndexEntry[]): OverviewGroup[] {
  const groups = new Map<string, OverviewCard[]>()
  for (const [title, own] of Map.groupBy(entries, (entry) => entry.title)) {
    const [root = '', ...rest] = title.split('/')
    const label = rest.at(-1) ?? ''
    const docs = own.find(({ type }) => type === 'docs')
    const stories = own.filter(({ type }) => type === 'story')
    const story = storyFor(stories)
    if (!SHOWN.has(root) || !docs || !story) continue
    const [name = '', words = ''] = label.split(': ')
    const group = [root, ...rest.slice(0, -1)].join(': ')
    const card = { name, words, docsId: docs.id, storyId: story.id }
    groups.set(group, [...(groups.get(group) ?? []), card])
  }
  return [...groups].map(([title, cards]) => ({ title, cards }))
}

/** The one that its facts name, its usual look, else the first of its stories that plays nothing. */
export function storyFor(stories: readonly IndexEntry[]): IndexEntry | undefined {
  const { picture } = screens[storyFileName(stories[0]?.importPath ?? '')] ?? {}
  const named = stories.find(({ exportName }) => exportName !== undefined && exportName === picture)
  if (named) return named
  const usual = stories.find(({ id }) => USUAL.some((ending) => id.endsWith(ending)))
  return usual ?? stories.find(({ tags }) => !tags?.includes(PLAYS)) ?? stories[0]
}

/** Of which a story has a picture. */
export const pictureThemes = ['light', 'dark'] as const
export type PictureTheme = (typeof pictureThemes)[number]

/** The file with the picture of a story in one theme, in the workshop's own folder. */
export function pictureOf(storyId: string, theme: PictureTheme): string {
  return `pictures/${theme}/${storyId}.jpg`
}
