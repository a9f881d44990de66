import { countOf } from '@parket/domain/format/plural'
import type { ReactNode } from 'react'
import { Card } from '../../../components/Card/Card.tsx'
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
import { registrationDoors, type Door, type DoorId } from './doors.ts'
import * as styles from './SelectRegistrationScreen.css.ts'

interface DoorCardsProps {
  data: EventData
  hrefOf: (filter: { count: string }) => string
}

const icons: Record<DoorId, ReactNode> = {
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

/** Ways into the wizard; what has nothing open is shown, but does not lead there. */
export function DoorCards({ data, hrefOf }: DoorCardsProps) {
  const doors = registrationDoors(data)
  if (doors.every(({ openCount }) => openCount === 0)) {
    return (
      <EmptyState title="Сейчас нет номинаций, открытых для заявок">
        Организаторы откроют приём — номинации появятся здесь.
      </EmptyState>
    )
  }
  return (
    <ul className={styles.doors} aria-label="Что танцуем">
      {doors.map((door) => (
        <Card key={door.id} as="li" isLinked={door.openCount > 0}>
          <div className={door.openCount > 0 ? styles.door : styles.shutDoor}>
            <span className={styles.icon}>{icons[door.id]}</span>
            <div className={styles.words}>
              <Heading level={2} size={3}>
                {door.openCount > 0 ? (
                  <Link href={hrefOf({ count: door.count })} isQuiet isStretched>
                    {door.title}
                  </Link>
                ) : (
                  door.title
                )}
              </Heading>
              <Text size="small">{door.audience}</Text>
              <Text size="small" tone="secondary">
                {offer(door)}
              </Text>
            </div>
            {door.openCount > 0 && (
              <span className={styles.arrow}>
                <ArrowRightIcon />
              </span>
            )}
          </div>
        </Card>
      ))}
    </ul>
  )
}

function offer({ openCount, ages }: Door): string {
  if (openCount === 0) return 'Открытых номинаций нет'
  const contests = countOf(openCount, ['номинация', 'номинации', 'номинаций'])
  return [contests, ages].filter((part) => part !== '').join(' · ')
}
