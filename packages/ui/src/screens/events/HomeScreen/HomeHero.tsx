import type { ReactNode } from 'react'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Parquet } from '../../../components/Parquet/Parquet.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import * as styles from './HomeScreen.css.ts'

interface HomeHeroProps {
  name: string
  children: ReactNode
}

/** The tenant's name over the parquet picture. */
export function HomeHero({ name, children }: HomeHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.floor}>
        <Parquet scale={18} />
      </div>
      <div className={styles.words}>
        <Stack gap="medium">
          <Heading level={1}>{name}</Heading>
          {children}
        </Stack>
      </div>
    </div>
  )
}
