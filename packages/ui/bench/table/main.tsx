import '../../src/theme/global.css.ts'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { sampleColumns, sampleEntries } from '../../src/components/DataTable/sampleEntries.ts'
import type { SampleEntry } from '../../src/components/DataTable/sampleEntries.ts'
import { DataTable } from '../../src/components/DataTable/DataTable.tsx'
import type { SortOrder } from '../../src/components/DataTable/DataTable.tsx'
import { BareList } from './BareList.tsx'

const all = sampleEntries(5000)
const isOurs = location.search === '?ours'
const getKey = (row: SampleEntry) => String(row.reg_n)

/** A filter as you type over the same rows, drawn by one or the other. */
function Page() {
  const [query, setQuery] = useState('')
  const [selected, setSelected] = useState(new Set<string>())
  const [sort, setSort] = useState<SortOrder | null>(null)
  const rows = useRows(query)
  return (
    <>
      <input
        id="filter"
        aria-label="Фильтр"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {isOurs ? (
        <DataTable
          label="Заявки"
          columns={sampleColumns}
          rows={rows}
          getKey={getKey}
          sort={sort}
          onSortChange={setSort}
          selected={selected}
          onSelectedChange={setSelected}
          height="600px"
        />
      ) : (
        <BareList rows={rows} />
      )}
    </>
  )
}

function useRows(query: string): readonly SampleEntry[] {
  return query === '' ? all : all.filter(({ name }) => name.includes(query))
}

/** After the frame that shows what has just been done. */
function painted(then: (now: number) => void) {
  requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.addEventListener('message', () => then(performance.now()))
    channel.port1.start()
    channel.port2.postMessage(null)
  })
}

const measured: Record<string, number> = {}
Object.assign(window, { measured })

const root = document.getElementById('root')
if (!root) throw new Error('No root.')
const start = performance.now()
createRoot(root).render(<Page />)
function waitForRows() {
  if (document.querySelectorAll('[data-index]').length < 5) requestAnimationFrame(waitForRows)
  else painted((now) => (measured['ready'] = now - start))
}
waitForRows()
document.addEventListener(
  'keydown',
  (event) => painted((now) => (measured['key'] ??= now - event.timeStamp)),
  { capture: true },
)
