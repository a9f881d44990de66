import { problemText } from '@parket/domain/problems/catalogue'
import { formProblems } from '@parket/domain/problems/formProblems'
import { ageHintTexts } from '@parket/domain/registration/ageHint'
import type { StepIndex } from '@parket/domain/registration/wizard/stepIndex'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { componentsTexts } from '../../../texts/componentsTexts.ts'
import { consentsTexts } from '../../../texts/consentsTexts.ts'
import { privacyTexts } from '../../../texts/privacyTexts.ts'
import { retoldProblems } from '../../../texts/retoldProblems.ts'
import { inLatin, inOtherWords, russianOf } from '../../../texts/testing/inOtherWords.ts'
import { TextsProvider, type Texts } from '../../../texts/TextsProvider.tsx'
import { contactsTexts } from '../../../texts/wizard/contactsTexts.ts'
import { contestsTexts } from '../../../texts/wizard/contestsTexts.ts'
import { dancersTexts } from '../../../texts/wizard/dancersTexts.ts'
import { frameTexts } from '../../../texts/wizard/frameTexts.ts'
import { labelsTexts } from '../../../texts/wizard/labelsTexts.ts'
import { offersTexts } from '../../../texts/wizard/offersTexts.ts'
import { packetsTexts } from '../../../texts/wizard/packetsTexts.ts'
import { priceTexts } from '../../../texts/wizard/priceTexts.ts'
import { reviewTexts } from '../../../texts/wizard/reviewTexts.ts'
import { page } from '../../../layouts/fixtures/page.tsx'
import { maria, wizardAt } from './fixtures.ts'
import * as shown from './RegistrationWizardScreen.stories.tsx'
import { RegistrationWizardScreen } from './RegistrationWizardScreen.tsx'
import type { RegistrationWizardScreenProps } from './wizardScreenData.ts'

/** What a visitor meets, and what only the server says. */
const problems = {
  ...formProblems,
  unauthenticated: problemText('unauthenticated'),
  price_changed: problemText('price_changed', { amount: '{amount}', expected: '{expected}' }),
}

const other: Texts = {
  language: 'en',
  components: inOtherWords(componentsTexts),
  consents: inOtherWords(consentsTexts),
  privacy: inOtherWords(privacyTexts),
  problems: retoldProblems(problems, inOtherWords(problems), 'en'),
  wizard: {
    frame: inOtherWords(frameTexts),
    contacts: inOtherWords(contactsTexts),
    dancers: inOtherWords(dancersTexts),
    packets: inOtherWords(packetsTexts),
    offers: inOtherWords(offersTexts),
    contests: inOtherWords(contestsTexts),
    price: inOtherWords(priceTexts),
    review: inOtherWords(reviewTexts),
    labels: inOtherWords(labelsTexts),
    ages: inOtherWords(ageHintTexts),
  },
}

const { default: meta, ...stories } = shown

/** Every state that the wizard is shown in, its data in Latin letters; problems are no data. */
const states = Object.entries(stories).map(([name, { args }]) => {
  const state: RegistrationWizardScreenProps = { ...meta.args, ...args }
  const { errors, submission, ...data } = state.view
  return { name, state: { ...state, view: { ...inLatin(data), errors, submission } } }
})

interface EachStateProps {
  texts: Texts
  /** Those of this step are shown, one after another. */
  step: StepIndex
}

function EachState({ texts, step }: EachStateProps) {
  const [place, setPlace] = useState(0)
  const at = states.filter(({ state }) => state.view.draft.step === step)[place]
  return (
    <TextsProvider texts={texts}>
      {at && (
        <div data-state={at.name}>
          <RegistrationWizardScreen key={at.name} {...at.state} />
        </div>
      )}
      <button type="button" onClick={() => setPlace(place + 1)}>
        {at ? 'Next state' : 'Seen all'}
      </button>
    </TextsProvider>
  )
}

/**
 * Слова мастера регистрации даёт `TextsProvider`, по шагам: на другом языке или по-своему. Чего в каталоге нет, сказано
 * по-русски; по-русски остаются и названия месяцев.
 *
 * **Когда применять:** свой сайт, где называют иначе или говорят не по-русски.
 */
const otherMeta = {
  ...page,
  title: 'Экраны/Регистрация/RegistrationWizardScreen: свои слова',
  component: EachState,
  args: { texts: other, step: 0 },
  play: async ({ canvasElement }) => {
    const shownNow = () => canvasElement.querySelector<HTMLElement>('[data-state]')
    for (let state = shownNow(); state; state = shownNow()) {
      const { state: name } = state.dataset
      await waitFor(() => expect(canvasElement.querySelector('[class*=Skeleton]')).toBeNull())
      await expect({ name, russian: russianOf(state) }).toEqual({ name, russian: [] })
      await userEvent.click(screen.getByRole('button', { name: 'Next state' }))
    }
    await expect(screen.getByRole('button', { name: 'Seen all' })).toBeVisible()
  },
} satisfies Meta<typeof EachState>

export default otherMeta
type Story = StoryObj<typeof otherMeta>

export const Contacts: Story = { args: { step: 0 } }
export const Dancers: Story = { args: { step: 1 } }
export const Packets: Story = { args: { step: 2 } }
export const Contests: Story = { args: { step: 3 } }
export const Review: Story = { args: { step: 4 } }

/** The question before somebody is taken out. */
export const TakenOut: Story = {
  args: { step: 4 },
  render: ({ texts }) => (
    <TextsProvider texts={texts}>
      {states.map(
        ({ name, state }) =>
          name === 'SeveralToReview' && <RegistrationWizardScreen key={name} {...state} />,
      )}
    </TextsProvider>
  ),
  play: async ({ canvas }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /^remove: / })
    if (remove) await userEvent.click(remove)
    await expect(russianOf(screen.getByRole('alertdialog'))).toEqual([])
  },
}

const waiting = wizardAt(
  3,
  { dancers: [maria] },
  { isDraftOnDevice: true, nextDancers: ['Vera', 'Lev'] },
)

/** Чего в каталоге нет, сказано по-русски; слова при числе согласуются, а имена перечислены, как принято в языке. */
export const Part: Story = {
  args: {
    step: 3,
    texts: {
      language: 'en',
      wizard: {
        frame: { next: 'Next: {what}', draftSavedOnDevice: 'Kept for {days} {days:day|days}' },
      },
    },
  },
  render: ({ texts }) => (
    <TextsProvider texts={texts}>
      <RegistrationWizardScreen {...meta.args} view={{ state: 'ready', ...waiting }} />
    </TextsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next: Vera and Lev' })).toBeVisible()
    await expect(canvas.getByText('Kept for 3 days')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^Что танцует/ })).toBeVisible()
    await expect(await canvas.findByText(/подходят 7\sноминаций/)).toBeVisible()
  },
}
