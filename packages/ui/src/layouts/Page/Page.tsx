import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { Stack } from '../../components/Stack/Stack.tsx'
import * as styles from './Page.css.ts'

interface PageProps {
  width?: keyof typeof styles.width
  /** Space between its parts. */
  gap?: 'large' | 'xlarge'
  children: ReactNode
}

/** The column of a screen. */
export function Page({ width = 'standard', gap = 'large', children }: PageProps) {
  return (
    <div className={cx(styles.page, styles.width[width])}>
      <Stack gap={gap}>{children}</Stack>
    </div>
  )
}
