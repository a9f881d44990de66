import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { sampleColumns } from '../../src/components/DataTable/testing/sampleEntries.ts'
import type { SampleEntry } from '../../src/components/DataTable/testing/sampleEntries.ts'

/** TanStack Virtual and nothing else: no roles, keys, choosing or sorting. What DataTable is held to. */
export function BareList({ rows }: { rows: readonly SampleEntry[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 44,
    overscan: 6,
  })
  return (
    <div ref={scroller} style={{ height: 600, overflow: 'auto', contain: 'strict' }}>
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index]
          return (
            <div
              key={key}
              data-index={index}
              style={{
                position: 'absolute',
                insetInline: 0,
                height: 44,
                display: 'grid',
                gridTemplateColumns: 'repeat(9, 1fr)',
                transform: `translateY(${start}px)`,
              }}
            >
              {row &&
                sampleColumns.map((column) => <div key={column.id}>{column.render(row)}</div>)}
            </div>
          )
        })}
      </div>
    </div>
  )
}
