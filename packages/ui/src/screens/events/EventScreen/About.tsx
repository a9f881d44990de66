import { eventTagTitle } from '@parket/domain/event/tags'
import { Link } from '../../../components/Link/Link.tsx'
import { Markdown } from '../../../components/Markdown/Markdown.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { EventHomeData } from './eventHomeData.ts'
import * as styles from './EventScreen.css.ts'

interface AboutProps extends Pick<EventHomeData, 'lead' | 'tags'> {
  /** Where the whole text stands. */
  more: string
}

/** What the organisers say of their event, its public tags, and the way to the whole text. */
export function About({ lead, tags, more }: AboutProps) {
  const shown = tags.filter(({ pub }) => pub)
  if (lead.text === '' && !lead.isCut && shown.length === 0) return null
  return (
    <section className={styles.about}>
      {lead.text !== '' && (
        <div className={styles.lead}>
          <Markdown text={lead.text} headingLevel={3} />
        </div>
      )}
      {shown.length > 0 && (
        <Text tone="secondary">{shown.map((tag) => eventTagTitle(tag)).join(' · ')}</Text>
      )}
      {lead.isCut && (
        <Text>
          <Link href={more}>Положение и&nbsp;документы</Link>
        </Text>
      )}
    </section>
  )
}
