import { problemTexts } from '@parket/domain/problems/catalogue'
import { ageHintTexts } from '@parket/domain/registration/ageHint'
import type { StepIndex } from '@parket/domain/registration/wizard/stepIndex'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactElement } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AnotherDancerDialog } from '../AnotherDancerDialog/AnotherDancerDialog.tsx'
import another from '../AnotherDancerDialog/AnotherDancerDialog.stories.tsx'
import { PasteDancersDialog } from '../PasteDancersDialog/PasteDancersDialog.tsx'
import paste from '../PasteDancersDialog/PasteDancersDialog.stories.tsx'
import { RegistrationPendingScreen } from '../RegistrationPendingScreen/RegistrationPendingScreen.tsx'
import pending from '../RegistrationPendingScreen/RegistrationPendingScreen.stories.tsx'
import { RosterDialog } from '../RosterDialog/RosterDialog.tsx'
import * as rosterShown from '../RosterDialog/RosterDialog.stories.tsx'
import { WithdrawRegistration } from '../WithdrawRegistration/WithdrawRegistration.tsx'
import withdraw from '../WithdrawRegistration/WithdrawRegistration.stories.tsx'
import { componentsTexts } from '../../../texts/componentsTexts.ts'
import { consentsTexts } from '../../../texts/consentsTexts.ts'
import { privacyTexts } from '../../../texts/privacyTexts.ts'
import { retoldProblems } from '../../../texts/retoldProblems.ts'
import { inLatin, inOtherWords, russianOf } from '../../../texts/testing/inOtherWords.ts'
import { TextsProvider, type Texts } from '../../../texts/TextsProvider.tsx'
import { anotherTexts } from '../../../texts/wizard/anotherTexts.ts'
import { contactsTexts } from '../../../texts/wizard/contactsTexts.ts'
import { contestsTexts } from '../../../texts/wizard/contestsTexts.ts'
import { dancersTexts } from '../../../texts/wizard/dancersTexts.ts'
import { frameTexts } from '../../../texts/wizard/frameTexts.ts'
import { labelsTexts } from '../../../texts/wizard/labelsTexts.ts'
import { offersTexts } from '../../../texts/wizard/offersTexts.ts'
import { packetsTexts } from '../../../texts/wizard/packetsTexts.ts'
import { pasteTexts } from '../../../texts/wizard/pasteTexts.ts'
import { pendingTexts } from '../../../texts/wizard/pendingTexts.ts'
import { priceTexts } from '../../../texts/wizard/priceTexts.ts'
import { reviewTexts } from '../../../texts/wizard/reviewTexts.ts'
import { rosterTexts } from '../../../texts/wizard/rosterTexts.ts'
import { withdrawTexts } from '../../../texts/wizard/withdrawTexts.ts'
import { page } from '../../../layouts/fixtures/page.tsx'
import { maria, wizardAt } from './fixtures.ts'
import * as shown from './RegistrationWizardScreen.stories.tsx'
import { RegistrationWizardScreen } from './RegistrationWizardScreen.tsx'
import type { RegistrationWizardScreenProps } from './wizardScreenData.ts'

const other: Texts = {
  language: 'en',
  components: inOtherWords(componentsTexts),
  consents: inOtherWords(consentsTexts),
  privacy: inOtherWords(privacyTexts),
  problems: retoldProblems(problemTexts, inOtherWords(problemTexts), 'en'),
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
    another: inOtherWords(anotherTexts),
    paste: inOtherWords(pasteTexts),
    roster: inOtherWords(rosterTexts),
    withdraw: inOtherWords(withdrawTexts),
    pending: inOtherWords(pendingTexts),
  },
}

const { default: wizard, ...stories } = shown
const { default: roster, ...rosterStories } = rosterShown

/** Every state that the wizard is shown in, its data in Latin letters; problems are no data. */
const states = Object.entries(stories).map(([name, { args }]) => {
  const state: RegistrationWizardScreenProps = { ...wizard.args, ...args }
  const { errors, submission, ...data } = state.view
  return { name, state: { ...state, view: { ...inLatin(data), errors, submission } } }
})

interface State {
  name: string
  element: ReactElement
}

const ofStep = (step: StepIndex): State[] =>
  states
    .filter(({ state }) => state.view.draft.step === step)
    .map(({ name, state }) => ({ name, element: <RegistrationWizardScreen {...state} /> }))

interface EachStateProps {
  texts: Texts
  /** Shown one after another. */
  states: readonly State[]
}

function EachState({ texts, states }: EachStateProps) {
  const [place, setPlace] = useState(0)
  const at = states[place]
  return (
    <TextsProvider texts={texts}>
      {at && (
        <div key={at.name} data-state={at.name}>
          {at.element}
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
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Регистрация/RegistrationWizardScreen: свои слова',
  component: EachState,
  args: { texts: other, states: [] },
  play: async ({ canvasElement }) => {
    const shownNow = () => canvasElement.querySelector<HTMLElement>('[data-state]')
    for (let state = shownNow(); state; state = shownNow()) {
      const { state: name = '' } = state.dataset
      if (!/loading/i.test(name)) {
        await waitFor(() => expect(canvasElement.querySelector('[class*=Skeleton]')).toBeNull())
      }
      await expect({ name, russian: russianOf(state) }).toEqual({ name, russian: [] })
      await userEvent.click(screen.getByText('Next state'))
    }
    await expect(screen.getByRole('button', { name: 'Seen all' })).toBeVisible()
  },
} satisfies Meta<typeof EachState>

export default meta
type Story = StoryObj<typeof meta>

export const Contacts: Story = {
  name: 'Контакты на другом языке',
  args: { states: ofStep(0) },
}
export const Dancers: Story = {
  name: 'Танцоры на другом языке',
  args: { states: ofStep(1) },
}
export const Packets: Story = {
  name: 'Пакеты на другом языке',
  args: { states: ofStep(2) },
}
export const Contests: Story = {
  name: 'Номинации на другом языке',
  args: { states: ofStep(3) },
}
export const Review: Story = {
  name: 'Проверка на другом языке',
  args: { states: ofStep(4) },
}

/** What adds dancers, and what stands in the wizard's place. */
export const Around: Story = {
  name: 'Окна мастера на другом языке',
  args: {
    states: [
      { name: 'another', element: <AnotherDancerDialog {...inLatin(another.args)} /> },
      { name: 'paste', element: <PasteDancersDialog {...inLatin(paste.args)} /> },
      ...Object.entries(rosterStories).map(([name, { args }]) => ({
        name: `roster: ${name}`,
        element: <RosterDialog {...inLatin({ ...roster.args, ...args })} />,
      })),
      { name: 'loading', element: <RegistrationPendingScreen {...pending.args} /> },
      {
        name: 'failed',
        element: (
          <RegistrationPendingScreen
            {...pending.args}
            view={{ state: 'failed', message: problemTexts.network, onRetry: fn() }}
          />
        ),
      },
      {
        name: 'closed',
        element: (
          <RegistrationPendingScreen
            {...pending.args}
            view={{ state: 'closed', message: problemTexts.registration_ended }}
          />
        ),
      },
    ],
  },
}

/** The question before somebody is taken out. */
export const TakenOut: Story = {
  name: 'Вопрос перед удалением танцора, на другом языке',
  args: { states: ofStep(4).filter(({ name }) => name === 'SeveralToReview') },
  play: async ({ canvas }) => {
    const [remove] = await canvas.findAllByRole('button', { name: /^remove: / })
    if (remove) await userEvent.click(remove)
    await expect(russianOf(screen.getByRole('alertdialog'))).toEqual([])
  },
}

/** The question before a registration is withdrawn. */
export const Withdrawn: Story = {
  name: 'Вопрос перед снятием заявки, на другом языке',
  args: { states: [{ name: 'withdraw', element: <WithdrawRegistration {...withdraw.args} /> }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^withdraw/ }))
    await expect(russianOf(screen.getByRole('alertdialog'))).toEqual([])
  },
}

/** Rows that are read, one of them with a problem. */
export const Pasted: Story = {
  name: 'Вставленный список на другом языке',
  args: { states: [{ name: 'paste', element: <PasteDancersDialog {...paste.args} /> }] },
  play: async () => {
    await userEvent.click(screen.getByLabelText(/^rows/))
    await userEvent.paste('Smirnova Maria 12.04.1999 f\nOrlova Sonia 31.02.2018')
    await expect(screen.getAllByRole('listitem')).toHaveLength(2)
    await expect(russianOf(screen.getByRole('dialog'))).toEqual([])
  },
}

const waiting = wizardAt(
  3,
  { dancers: [maria] },
  { isDraftOnDevice: true, nextDancers: ['Vera', 'Lev'] },
)

/** Чего в каталоге нет, сказано по-русски; слова при числе согласуются, а имена перечислены, как принято в языке. */
export const Part: Story = {
  name: 'Переведена часть слов мастера',
  args: {
    texts: {
      language: 'en',
      wizard: {
        frame: { next: 'Next: {what}', draftSavedOnDevice: 'Kept for {days} {days:day|days}' },
      },
    },
    states: [
      {
        name: 'Part',
        element: (
          <RegistrationWizardScreen {...wizard.args} view={{ state: 'ready', ...waiting }} />
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next: Vera and Lev' })).toBeVisible()
    await expect(canvas.getByText('Kept for 3 days')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^Что танцует/ })).toBeVisible()
    await expect(await canvas.findByText(/подходят 7\sноминаций/)).toBeVisible()
  },
}
