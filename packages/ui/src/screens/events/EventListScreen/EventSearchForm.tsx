import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { SearchField } from '../../../components/SearchField/SearchField.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import * as styles from './EventListScreen.css.ts'

/** What events are searched for: a part of the name, a city, the days they touch (`YYYY-MM-DD`). */
export interface EventQuery {
  q: string
  city: string
  from: string
  to: string
}

export interface EventSearchTarget {
  action: string
  /** What the address has to keep besides: the filter, the tenant. */
  hidden: Readonly<Record<string, string>>
}

interface EventSearchFormProps {
  query: EventQuery
  target: EventSearchTarget
  onSearch?: (query: EventQuery) => void
}

/** A plain GET form: it searches before any script has come. */
export function EventSearchForm({ query, target, onSearch }: EventSearchFormProps) {
  const [q, setQ] = useState(query.q)
  const [city, setCity] = useState(query.city)
  const [from, setFrom] = useState(query.from)
  const [to, setTo] = useState(query.to)
  function handleSubmit(event: FormEvent) {
    if (!onSearch) return
    event.preventDefault()
    onSearch({ q: q.trim(), city: city.trim(), from, to })
  }
  return (
    <search>
      <form
        className={styles.form}
        method="get"
        action={target.action}
        onSubmit={handleSubmit}
        onInvalidCapture={unfold}
      >
        {Object.entries(target.hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.name}>
          <SearchField label="Название" name="q" value={q} onChange={setQ} maxLength={100} />
        </div>
        <Disclosure
          summary="Город и даты"
          isInitiallyOpen={query.city !== '' || query.from !== '' || query.to !== ''}
          isForPhones
        >
          <div className={styles.more}>
            <TextField
              label="Город"
              name="city"
              autoComplete="address-level2"
              value={city}
              onChange={setCity}
              maxLength={100}
            />
            <TextField
              label="С какого дня"
              name="from"
              type="date"
              value={from}
              onChange={setFrom}
            />
            <TextField label="По какой день" name="to" type="date" value={to} onChange={setTo} />
          </div>
        </Disclosure>
        <Button type="submit">Найти</Button>
      </form>
    </search>
  )
}

/** Half a date that is folded away could not take the focus, and «Найти» would do nothing. */
function unfold({ target }: FormEvent) {
  const fold = target instanceof Element && target.closest('details')
  if (fold) fold.open = true
}
