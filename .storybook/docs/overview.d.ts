/** An entry of the workshop's index. */
export interface IndexEntry {
  id: string
  /** «Компоненты/Данные/DataTable: таблица». */
  title: string
  type: 'story' | 'docs'
  tags?: readonly string[]
}
/** What the overview shows of one component, layout or screen. */
export interface OverviewCard {
  /** «DataTable». */
  name: string
  /** What it is, in Russian: «таблица»; empty where the name says it. */
  words: string
  /** Where its page is. */
  docsId: string
  /** The story that stands for it: of its stories the first that plays nothing. */
  storyId: string
}
export interface OverviewGroup {
  /** «Компоненты: Данные». */
  title: string
  cards: OverviewCard[]
}
/** All components, layouts and screens of the index in their groups, in its order. */
export declare function overviewOf(entries: readonly IndexEntry[]): OverviewGroup[]
/** Where `npm run workshop` puts the picture of a story, from the workshop's own folder. */
export declare function pictureOf(storyId: string): string
