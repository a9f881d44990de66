import { searchTextLimit } from '@parket/domain/search/searchText'
import { publicProblemText } from '@parket/domain/problems/publicProblems'
import { useState, type FocusEvent, type FormEvent } from 'react'
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
  const [halves, setHalves] = useState<readonly string[]>([])
  const forgetHalf = (name: string) => setHalves((before) => before.filter((half) => half !== name))
  const dayProps = (name: 'from' | 'to', setDay: (day: string) => void) => ({
    name,
    type: 'date' as const,
    error: halves.includes(name) ? publicProblemText('day_invalid') : undefined,
    onChange: (day: string) => {
      setDay(day)
      forgetHalf(name)
    },
  })
  /** An incomplete date gets our own error at its field: «Найти» must not seem to do nothing. */
  function handleInvalid(event: FormEvent) {
    const { target } = event
    if (!(target instanceof HTMLInputElement)) return
    event.preventDefault()
    setHalves((before) => (before.includes(target.name) ? before : [...before, target.name]))
    const fold = target.closest('details')
    if (fold) fold.open = true
    if (target === target.form?.querySelector('input:invalid')) target.focus()
  }
  /** Clearing an incomplete date does not change the value: the error is removed on blur. */
  function handleBlur({ target }: FocusEvent) {
    if (target instanceof HTMLInputElement && target.validity.valid) forgetHalf(target.name)
  }
  function handleSubmit(event: FormEvent) {
    setHalves([])
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
        onInvalidCapture={handleInvalid}
        onBlurCapture={handleBlur}
      >
        {Object.entries(target.hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.name}>
          <SearchField
            label="Название"
            name="q"
            value={q}
            onChange={setQ}
            maxLength={searchTextLimit}
          />
        </div>
        <Disclosure
          summary="Город и даты"
          defaultOpen={query.city !== '' || query.from !== '' || query.to !== ''}
          isForPhones
        >
          <div className={styles.more}>
            <TextField
              label="Город"
              name="city"
              autoComplete="address-level2"
              value={city}
              onChange={setCity}
              maxLength={searchTextLimit}
            />
            <TextField {...dayProps('from', setFrom)} label="С" value={from} />
            <TextField {...dayProps('to', setTo)} label="По" value={to} />
          </div>
        </Disclosure>
        <Button type="submit">Найти</Button>
      </form>
    </search>
  )
}
