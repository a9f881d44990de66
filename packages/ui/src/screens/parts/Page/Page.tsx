import type { ReactNode } from 'react'
import { cx } from '../../../theme/cx.ts'
import { Stack } from '../../../components/Stack/Stack.tsx'
import * as styles from './Page.css.ts'

interface PageProps {
  width?: keyof typeof styles.width
  children: ReactNode
}

/** The column a screen stands in. */
export function Page({ width = 'standard', children }: PageProps) {
  return (
    <div className={cx(styles.page, styles.width[width])}>
      <Stack gap="large">{children}</Stack>
    </div>
  )
}
