import type { Rolldown } from 'vite'

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

const ENTRY = 'src/startup/entry-browser.ts'
const APP = 'src/startup/startApp.tsx'
/** The pages most visitors see first, and the one on which they start to register. */
const PUBLIC_PAGES = [
  'events/HomePage',
  'events/EventListPage',
  'events/EventPage',
  'events/EventResultsPage',
  'registration/own/SelectRegistrationPage',
].map((file) => `src/pages/${file}.tsx`)

/** What pages of one kind stand on, each too small for a file of its own. */
const SMALL = {
  results:
    /packages\/(react\/src\/events\/event(Draws|Results)|ui\/src\/screens\/events\/(resultWords|roundPanels)|domain\/src\/(journal\/head|draw\/words))\.ts$/,
  prices: /packages\/domain\/src\/(money\/(price|priceDays)|contest\/(places|countLabel))\.ts$/,
}

/**
 * Every page starts with one small file: each further one would be a journey of its own. What all pages
 * need, and what visitors need who go from one public page to the next, is another. By itself the bundler
 * makes a file for each set of pages that have a module in common, forty for one page, and small files
 * compress badly.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [{ name: sharedFile, debugName: 'shared' }],
  includeDependenciesRecursively: false,
}

function sharedFile(id: string, graph: Graph): string | null {
  const starts = startsOf(id, graph)
  if (starts.has(ENTRY)) return 'entry'
  const small = Object.entries(SMALL).find(([, files]) => files.test(id))
  if (small) return small[0]
  const pages = PUBLIC_PAGES.filter((page) => starts.has(page))
  if (!starts.has(APP) && pages.length <= 1) return null
  return 'app'
}

/** The entry, the app and the public pages that need this module at once. */
function startsOf(id: string, graph: Graph): Set<string> {
  const seen = new Set<string>()
  const starts = new Set<string>()
  const visit = (module: string): void => {
    if (seen.has(module)) return
    seen.add(module)
    const start = [ENTRY, APP, ...PUBLIC_PAGES].find((file) => module.endsWith(file))
    if (start) starts.add(start)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) visit(importer)
  }
  visit(id)
  return starts
}
