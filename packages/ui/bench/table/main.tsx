import '../../src/theme/global.css.ts'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  sampleColumns,
  sampleEntries,
} from '../../src/components/DataTable/testing/sampleEntries.ts'
import type { SampleEntry } from '../../src/components/DataTable/testing/sampleEntries.ts'
import { DataTable } from '../../src/components/DataTable/DataTable.tsx'
import { ownFont } from '../../src/theme/scale.ts'
import { BareList } from './BareList.tsx'

const all = sampleEntries(5000)
const isOurs = location.search === '?ours'
const getKey = (row: SampleEntry) => String(row.reg_n)

/** A filter as you type over the same rows, drawn by one or the other. */
function Page() {
  const [query, setQuery] = useState('')
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
          aria-label="Заявки"
          columns={sampleColumns}
          items={rows}
          getKey={getKey}
          defaultValue={[]}
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

/** After the frame that is about to be drawn has been. */
function painted(): Promise<number> {
  return new Promise((resolve) => {
    const channel = new MessageChannel()
    channel.port1.addEventListener('message', () => resolve(performance.now()))
    channel.port1.start()
    channel.port2.postMessage(null)
  })
}

const nextFrame = () => new Promise(requestAnimationFrame)

const root = document.getElementById('root')
if (!root) throw new Error('No root.')
const reactRoot = createRoot(root)

/** The faces are there before the table, as within the site: a page's first text has to look for them. */
const loadFaces = () => document.fonts.load(`1rem '${ownFont}'`, 'Аa1₽')

/** Ms from the first render to the frame that shows the rows. */
async function draw(): Promise<number> {
  const start = performance.now()
  reactRoot.render(<Page />)
  do await nextFrame()
  while (document.querySelectorAll('[data-index]').length < 5)
  return (await painted()) - start
}

/** Once nothing is left to be done. */
const idle = () => new Promise(requestIdleCallback)

const firstRow = () => document.querySelector('[data-index="0"]')?.textContent

/** Ms from the first key to the frame that shows what it left. */
const firstKey = new Promise<number>((resolve) => {
  const answer = async ({ timeStamp }: KeyboardEvent) => {
    const before = firstRow()
    do await nextFrame()
    while (firstRow() === before)
    resolve((await painted()) - timeStamp)
  }
  const once = { capture: true, once: true }
  document.addEventListener('keydown', (event) => void answer(event), once)
})

Object.assign(window, { loadFaces, draw, idle, firstKey })
