import { formatDate } from '@parket/domain/format/date'
import type { PolicySection } from '@parket/domain/privacy/privacyPolicy'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import * as styles from './PrivacyScreen.css.ts'

export interface PrivacyScreenProps {
  /** What the document is: «Персональные данные», «Согласие на …». */
  title: string
  /** What it says, part by part. */
  sections: readonly PolicySection[]
  /** The version that consents are kept under. */
  version: string
}

/** How personal data are handled, or the text of a consent. */
export function PrivacyScreen({ title, sections, version }: PrivacyScreenProps) {
  return (
    <Page width="narrow">
      <Stack gap="xsmall">
        <Heading level={1}>{title}</Heading>
        <Text size="small" tone="secondary">
          Редакция от&nbsp;{formatDate(version)}
        </Text>
      </Stack>
      {sections.map(({ title: part, paragraphs, points }) => (
        <Stack key={part} as="section" gap="small">
          <Heading level={2} size={3}>
            {part}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} isMeasured>
              {paragraph}
            </Text>
          ))}
          {points && (
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </Stack>
      ))}
    </Page>
  )
}
