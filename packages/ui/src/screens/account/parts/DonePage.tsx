import type { ReactNode } from 'react'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import { useHeadingFocus } from '../../parts/useHeadingFocus.ts'

interface DonePageProps {
  title: string
  /** The result. */
  children: ReactNode
  /** What to do next. */
  actions: ReactNode
}

/** Replaces a form after it was submitted. */
export function DonePage({ title, children, actions }: DonePageProps) {
  const headingId = useHeadingFocus()
  return (
    <Page width="narrow">
      <Stack gap="medium">
        <Heading level={1} id={headingId} tabIndex={-1}>
          {title}
        </Heading>
        <Text size="large" isMeasured>
          {children}
        </Text>
      </Stack>
      <Inline gap="xsmall">{actions}</Inline>
    </Page>
  )
}
