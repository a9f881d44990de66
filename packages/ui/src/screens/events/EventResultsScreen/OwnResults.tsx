import { withQuery, fillPath } from '@parket/domain/site/address'
import { numberedTitle } from '@parket/domain/contest/title'
import { roundName } from '@parket/domain/round/name'
import { placeText } from '@parket/domain/scoring/placeText'
import { useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import type { ListedResult, OwnResult } from '../resultData.ts'
import type { EventResultsLinks } from './eventResultsData.ts'
import * as styles from './EventResultsScreen.css.ts'

/** A plain GET form: it finds before any script has come. */
export interface OwnNumberForm {
  action: string
  /** What the address has to keep besides: the tenant. */
  hidden: Readonly<Record<string, string>>
  /** The number that was asked for; null for none. */
  number: number | null
}

interface OwnResultsProps {
  form: OwnNumberForm
  contests: readonly ListedResult[]
  links: Pick<EventResultsLinks, 'contest'>
}

/** «Own result found by number»: what is public of a start number, in all contests. */
export function OwnResults({ form, contests, links }: OwnResultsProps) {
  const [number, setNumber] = useState(form.number?.toString() ?? '')
  const found = contests.flatMap((contest) => (contest.own ? [{ contest, own: contest.own }] : []))
  const [first] = found
  return (
    <section className={styles.own} aria-label="Свой результат">
      <form className={styles.form} method="get" action={form.action}>
        {Object.entries(form.hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          label="Стартовый номер"
          name="number"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={number}
          onChange={(text) => setNumber(text.replaceAll(/\D/g, ''))}
        />
        <Button type="submit">Найти результат</Button>
      </form>
      {first && (
        <>
          <Heading level={2} size={3}>
            №&nbsp;{first.own.start_number}
            {first.own.names.length > 0 && `: ${first.own.names.join(', ')}`}
          </Heading>
          <ul className={styles.ownList}>
            {found.map(({ contest, own }) => (
              <li key={contest.contest_id}>
                <Link
                  href={withQuery(fillPath(links.contest, { groupNum: contest.group_num }), {
                    number: own.start_number,
                  })}
                >
                  {numberedTitle(contest)}
                </Link>
                : {ownText(own)}
              </li>
            ))}
          </ul>
        </>
      )}
      {form.number !== null && !first && (
        <Text tone="secondary">
          Среди опубликованных результатов номера {form.number} нет: его номинацию ещё
          не&nbsp;опубликовали, или в&nbsp;номере ошибка.
        </Text>
      )}
    </section>
  )
}

function ownText({ places, rounds }: OwnResult): string {
  if (places.length > 0) {
    return places
      .map(({ place, place_to }) => placeText({ first: place, last: place_to }))
      .join(', ')
  }
  if (rounds.length === 0) return 'без места'
  return rounds
    .map((round) => {
      return `${roundName(round)}: ${round.goes_on ? 'проходит дальше' : 'дальше не проходит'}`
    })
    .join(', ')
}
