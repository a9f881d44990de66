import { nameLimit } from '@parket/domain/account/person'
import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { SearchField } from '../../../components/SearchField/SearchField.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import * as styles from './HomeScreen.css.ts'

export interface DancerSearchTarget {
  action: string
  /** What the address has to keep besides: the tenant. */
  hidden: Readonly<Record<string, string>>
}

interface DancerSearchProps {
  target: DancerSearchTarget
  /** Opens a registration for this event; null where no event is ahead. */
  change: { href: string; event: string } | null
  ownRegistrations: string
  /** The rating of the team. */
  rating: string
}

/** A plain GET form to the search of dancers, and the way to a registration made earlier. */
export function DancerSearch({ target, change, ownRegistrations, rating }: DancerSearchProps) {
  const [lastName, setLastName] = useState('')
  return (
    <section className={styles.search}>
      <Heading level={2}>Найти танцора</Heading>
      <search>
        <form className={styles.searchForm} method="get" action={target.action}>
          {Object.entries(target.hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SearchField
            label="Фамилия"
            name="last_name"
            value={lastName}
            onChange={setLastName}
            maxLength={nameLimit}
          />
          <Button type="submit">Найти</Button>
        </form>
      </search>
      <Text>
        Места и&nbsp;очки всех&nbsp;— в&nbsp;<Link href={rating}>рейтинге</Link>.
      </Text>
      <div className={styles.ticket}>
        <Text weight="strong">Уже зарегистрированы?</Text>
        <Text>
          {change === null ? (
            <Link href={ownRegistrations}>Мои регистрации</Link>
          ) : (
            <>
              {change.event}: <Link href={change.href}>открыть билет</Link> по&nbsp;номеру
              и&nbsp;PIN-коду из&nbsp;письма.
            </>
          )}
        </Text>
      </div>
    </section>
  )
}
