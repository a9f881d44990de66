import type { ReactNode } from 'react'
import './propsTable.css'

/** Around the workshop's own table of props: Russian words at its head, rows as blocks on a phone. */
export function PropsTable({ children }: { children: ReactNode }) {
  return <div className="props-table">{children}</div>
}
