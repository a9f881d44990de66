/** What every page gets. */
export interface PageProps {
  /** The parts of the address that vary, by name. */
  params: Readonly<Record<string, string>>
  /** The address's query without «?». */
  search: string
  /** From the page table: the window's title, or what a page of an event is about. */
  title: string
}
