import { searchTextLimit } from '@parket/domain/search/searchText'
import { dancerName } from '@parket/domain/registration/dancers'
import type { DancerInput } from '@parket/domain/registration/request'
import { useState, type FormEvent } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { SearchField } from '../../../components/SearchField/SearchField.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { rosterTexts } from '../../../texts/wizard/rosterTexts.ts'
import { useProblemText, useWizardTexts } from '../../../texts/TextsProvider.tsx'
import { RosterRow } from './RosterRow.tsx'
import * as styles from './RosterDialog.css.ts'
import type { RosterDancer, RosterDialogProps } from './rosterData.ts'

export type { RosterDancer, RosterDialogProps, RosterEdit } from './rosterData.ts'

/** «Мои танцоры»: dancers that a club leader or a parent registers often. */
export function RosterDialog(props: RosterDialogProps) {
  const say = useWizardTexts('roster', rosterTexts)
  const { isOpen, actions } = props
  return (
    <Dialog title={say('title')} isOpen={isOpen} onClose={actions.onClose} maxWidth={640}>
      <Roster {...props} />
    </Dialog>
  )
}

function Roster(props: RosterDialogProps) {
  const say = useWizardTexts('roster', rosterTexts)
  const told = useProblemText()
  const { view, unkept, isSaving, problem, removed, actions } = props
  return (
    <div className={styles.content}>
      {problem !== null && <Alert tone="critical">{told(problem)}</Alert>}
      {removed && (
        <Alert
          tone="info"
          action={
            <Button isPending={isSaving} onPress={actions.onPutBack}>
              {say('putBack')}
            </Button>
          }
        >
          {say('removed', { name: dancerName(removed) })}
        </Alert>
      )}
      {view.state === 'loading' && <Skeleton height={44} lines={4} />}
      {view.state === 'failed' && (
        <ErrorState message={told(view.message)} onRetry={view.onRetry} />
      )}
      {view.state === 'ready' && <RosterList {...props} dancers={view.dancers} />}
      {view.state === 'ready' && unkept.length > 0 && (
        <div className={styles.content}>
          <Text size="small" tone="secondary">
            {say('unkept', { names: unkept.map(dancerName).join(', ') })}
          </Text>
          <div>
            <Button isPending={isSaving} onPress={() => actions.onKeep(unkept)}>
              {say('keep', { n: unkept.length })}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function RosterList(props: RosterDialogProps & { dancers: readonly RosterDancer[] }) {
  const say = useWizardTexts('roster', rosterTexts)
  const { dancers, edit, isSaving, actions } = props
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<number | null>>(new Set())
  const selected = dancers.filter(({ rosterId }) => chosen.has(rosterId))

  function toggle(rosterId: number | null) {
    const next = new Set(chosen)
    if (!next.delete(rosterId)) next.add(rosterId)
    setChosen(next)
  }
  function handleSubmit(formEvent: FormEvent) {
    formEvent.preventDefault()
    formEvent.stopPropagation()
    if (selected.length === 0) return
    actions.onAdd(selected.map(asInput))
    actions.onClose()
  }
  if (dancers.length === 0) {
    return <Text>{say('none')}</Text>
  }
  return (
    <form className={styles.content} noValidate onSubmit={handleSubmit}>
      {dancers.length > 8 && (
        <SearchField
          label={say('search')}
          value={words}
          maxLength={searchTextLimit}
          onChange={setWords}
        />
      )}
      <ul className={styles.list} aria-label={say('list')}>
        {dancers
          .filter((dancer) => isFound(dancer, words))
          .map((dancer) => (
            <RosterRow
              key={dancer.rosterId}
              dancer={dancer}
              isChosen={chosen.has(dancer.rosterId)}
              edit={edit !== null && edit.rosterId === dancer.rosterId ? edit : null}
              isSaving={isSaving}
              onToggle={() => toggle(dancer.rosterId)}
              actions={actions}
            />
          ))}
      </ul>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" isDisabled={selected.length === 0}>
          {selected.length > 0 ? say('add', { n: selected.length }) : say('choose')}
        </Button>
      </div>
    </form>
  )
}

function asInput({
  last_name,
  first_name,
  birth_date,
  gender,
  user_id,
}: RosterDancer): DancerInput {
  return {
    last_name,
    first_name,
    birth_date,
    ...(gender && { gender }),
    user_id: user_id ?? null,
  }
}

/** Whether every typed word is the beginning of a word of the name. */
function isFound(dancer: RosterDancer, typed: string): boolean {
  const names = dancerName(dancer).toLowerCase().split(/\s+/)
  const words = typed.trim().toLowerCase().split(/\s+/)
  return words.every((word) => names.some((name) => name.startsWith(word)))
}
