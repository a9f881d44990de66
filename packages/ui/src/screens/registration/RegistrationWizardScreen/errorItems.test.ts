import { problemText } from '@parket/domain/problems/catalogue'
import { describe, expect, it } from 'vitest'
import { errorItems } from './errorItems.ts'
import { chosen, maria, wizardAt } from './fixtures.ts'

const consent = problemText('consent_missing')
const incomplete = problemText('dancer_incomplete')

describe('problems of a step', () => {
  it('lead to the field on the step itself', () => {
    const view = wizardAt(1, {}, { errors: { 'dancers.0.last_name': [incomplete] } })
    expect(errorItems(view)).toEqual([
      { fieldId: 'wizard-dancers-0-last_name', text: incomplete, isOfWhole: true },
    ])
  })

  it('«Не указаны Ф.И., Д.Р.» stands once however many fields are empty, and leads to the first', () => {
    const errors = {
      'dancers.0.last_name': [incomplete],
      'dancers.0.first_name': [incomplete],
      'dancers.0.birth_date': [incomplete],
      'dancers.1.last_name': [incomplete],
    }
    const item = { fieldId: 'wizard-dancers-0-last_name', text: incomplete, isOfWhole: true }
    expect(errorItems(wizardAt(1, {}, { errors }))).toEqual([item])
    expect(errorItems(wizardAt(4, {}, { errors }))).toEqual([
      { ...item, fieldId: 'wizard-review-1' },
    ])
  })

  it('that say the same of different fields are all named', () => {
    const role = problemText('role_missing')
    const errors = { 'roles.a': [role], 'roles.b': [role] }
    expect(errorItems(wizardAt(3, {}, { errors }))).toHaveLength(2)
  })

  it('of earlier steps lead to their part of the review', () => {
    const errors = {
      'dancers.0.last_name': [incomplete],
      packets: [problemText('nothing_chosen')],
      'consents.processing': [consent],
    }
    const view = wizardAt(4, { dancers: [maria] }, { errors })
    expect(errorItems(view).map(({ fieldId }) => fieldId)).toEqual([
      'wizard-review-1',
      'wizard-review-3',
      'wizard-consents-processing',
    ])
  })

  it('of an unfinished packet have a place on the review too', () => {
    const [packetId = ''] = Object.keys(chosen.packets ?? {})
    const errors = { [`packets.${packetId}`]: [problemText('packets_unfinished')] }
    const view = wizardAt(4, chosen, { errors })
    expect(errorItems(view)[0]?.fieldId).toBe('wizard-review-2')
  })
})
