import '../../theme/global.css.ts'
import type { ReactNode } from 'react'
import { main } from './BareLayout.css.ts'

export interface BareLayoutProps {
  /** The page. */
  children: ReactNode
}

/** The content alone: pages that must not lead away. */
export function BareLayout({ children }: BareLayoutProps) {
  return (
    <main id="main" className={main} tabIndex={-1}>
      {children}
    </main>
  )
}
