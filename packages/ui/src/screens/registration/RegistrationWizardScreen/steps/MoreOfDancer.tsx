import { nameLimit } from '@parket/domain/account/person'
import { readFederationCodes } from '@parket/domain/person/identifiers'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { DancerInput } from '@parket/domain/registration/request'
import { useState } from 'react'
import { Disclosure } from '../../../../components/Disclosure/Disclosure.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { dancersTexts } from '../../../../texts/wizard/dancersTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { fieldId } from '../fieldId.ts'
import * as styles from './dancers.css.ts'

interface MoreOfDancerProps {
  index: number
  dancer: DancerInput
  errors: FieldErrors
  onChange: (change: Partial<DancerInput>) => void
}

/** By what a dancer is known besides: for those who changed their surname or stand in federations (docs/adr/0048). */
export function MoreOfDancer({ index, dancer, errors, onChange }: MoreOfDancerProps) {
  const say = useWizardTexts('dancers', dancersTexts)
  const { former_last_name = '', federation_codes = [] } = dancer
  const path = (name: keyof DancerInput) => `dancers.${index}.${name}`
  const [former, codes] = [path('former_last_name'), path('federation_codes')]
  const [isOpen, setOpen] = useState(former_last_name !== '' || federation_codes.length > 0)
  const isShown = isOpen || Boolean(errors[former] ?? errors[codes])
  return (
    <div className={styles.more}>
      <Disclosure summary={say('more')} defaultOpen={isShown} onOpenChange={setOpen}>
        {isShown && (
          <div className={styles.dancerFields}>
            <TextField
              id={fieldId(former)}
              name={former}
              label={say('formerName')}
              description={say('formerNameHint')}
              autoComplete="off"
              maxLength={nameLimit}
              value={former_last_name}
              error={errors[former]}
              onChange={(value) => onChange({ former_last_name: value })}
            />
            <CodesField
              id={fieldId(codes)}
              name={codes}
              value={federation_codes}
              error={errors[codes]}
              onChange={(value) => onChange({ federation_codes: value })}
            />
          </div>
        )}
      </Disclosure>
    </div>
  )
}

interface CodesFieldProps {
  id: string
  name: string
  value: readonly string[]
  error: readonly string[] | undefined
  onChange: (codes: string[]) => void
}

/** Codes in one line: commas and spaces stay as they are typed. */
function CodesField({ id, name, value, error, onChange }: CodesFieldProps) {
  const say = useWizardTexts('dancers', dancersTexts)
  const [typed, setTyped] = useState('')
  const codes = value.join(', ')
  return (
    <TextField
      id={id}
      name={name}
      label={say('codes')}
      description={say('codesHint')}
      autoComplete="off"
      value={readFederationCodes(typed).join(', ') === codes ? typed : codes}
      error={error}
      onChange={(text) => {
        setTyped(text)
        onChange(readFederationCodes(text))
      }}
    />
  )
}
