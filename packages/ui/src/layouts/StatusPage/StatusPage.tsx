import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { EventPicture } from '../../components/EventPicture/EventPicture.tsx'
import * as styles from './StatusPage.css.ts'

interface StatusPageProps {
  /** The HTTP status people know, shown large. */
  code?: string
  title: string
  text: string
  /** The page appeared without a user action: screen readers announce it. */
  isAlert?: boolean
  /** What to do next. */
  children: ReactNode
}

/** A page that says why there is nothing to see, and where to go. */
export function StatusPage({ code, title, text, isAlert = false, children }: StatusPageProps) {
  return (
    <div className={styles.page} role={isAlert ? 'alert' : undefined}>
      <div className={styles.picture}>
        <EventPicture eventId={code ?? title} format="strip">
          {code && (
            <span className={styles.code} aria-hidden="true">
              {code}
            </span>
          )}
        </EventPicture>
      </div>
      <Stack gap="medium">
        <Heading level={1}>{title}</Heading>
        <Text size="large" tone="secondary" isMeasured>
          {text}
        </Text>
        {children}
      </Stack>
    </div>
  )
}
