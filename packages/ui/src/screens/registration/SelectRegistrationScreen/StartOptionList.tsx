import { withQuery } from '@parket/domain/site/address'
import { countOf } from '@parket/domain/format/plural'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { ArrowRightIcon } from '../../../icons/ArrowRightIcon.tsx'
import { DancerIcon } from '../../../icons/DancerIcon.tsx'
import { MusicIcon } from '../../../icons/MusicIcon.tsx'
import { StarIcon } from '../../../icons/StarIcon.tsx'
import { UsersIcon } from '../../../icons/UsersIcon.tsx'
import type { EventData } from '../../events/eventData.ts'
import { startOptions, type StartOption, type StartOptionId } from './startOptions.ts'
import * as styles from './SelectRegistrationScreen.css.ts'

interface StartOptionListProps {
  data: EventData
  /** The wizard; what it is filtered to is added to its query. */
  href: string
}

const icons: Record<StartOptionId, ReactNode> = {
  solo: <DancerIcon />,
  duets: (
    <>
      <DancerIcon />
      <DancerIcon />
    </>
  ),
  groups: <UsersIcon />,
  jnj: <MusicIcon />,
  masterClasses: <StarIcon />,
}

/** Links into the wizard; an option without open contests is shown without a link. */
export function StartOptionList({ data, href }: StartOptionListProps) {
  const options = startOptions(data)
  if (options.every(({ openCount }) => openCount === 0)) {
    return (
      <EmptyState title="Сейчас нет номинаций, открытых для заявок">
        Организаторы откроют приём — номинации появятся здесь.
      </EmptyState>
    )
  }
  return (
    <ul className={styles.options} aria-label="Что танцуем">
      {options.map((option) => (
        <li key={option.id} className={option.openCount > 0 ? styles.option : styles.closedOption}>
          <span className={styles.icon}>{icons[option.id]}</span>
          <div className={styles.words}>
            <Heading level={2} size={3}>
              {option.openCount > 0 ? (
                <Link href={withQuery(href, option.filter)} isQuiet isStretched>
                  {option.title}
                </Link>
              ) : (
                option.title
              )}
            </Heading>
            <Text size="small">{option.audience}</Text>
            <Text size="small" tone="secondary">
              {offer(option)}
            </Text>
          </div>
          {option.openCount > 0 && (
            <span className={styles.arrow}>
              <ArrowRightIcon />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function offer({ openCount, ages }: StartOption): string {
  if (openCount === 0) return 'Открытых номинаций нет'
  const contests = countOf(openCount, ['номинация', 'номинации', 'номинаций'])
  return [contests, ages].filter((part) => part !== '').join(' · ')
}
