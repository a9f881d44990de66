import { formProblemText } from '@parket/domain/problems/formProblems'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { TabNav } from '../../../components/TabNav/TabNav.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import type { Loading } from '../../../viewState.ts'
import { AccountForm } from '../parts/AccountForm.tsx'
import { FormSkeleton } from '../parts/FormSkeleton.tsx'
import { fieldOf, type FormProps } from '../parts/formData.ts'
import { LoginNeeded } from '../parts/LoginNeeded.tsx'
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx'
import { PersonFields } from '../parts/PersonFields.tsx'
import { ConsentsSection, type ConsentsProps } from './ConsentsSection.tsx'
import { DevicesSection, type DevicesProps } from './DevicesSection.tsx'
import {
  EmailSection,
  UnverifiedAddress,
  type EmailProps,
  type Verification,
} from './EmailSection.tsx'
import { OwnDataSection, type OwnDataProps } from './OwnDataSection.tsx'
import { SecondFactorSection, type SecondFactorProps } from './SecondFactorSection.tsx'
import { PhotoSection, type PhotoProps } from './PhotoSection.tsx'

export type {
  ConsentsProps,
  DevicesProps,
  OwnDataProps,
  PhotoProps,
  SecondFactorProps,
  Verification,
}

export interface SavedFormProps extends FormProps {
  /** What is typed has been saved. */
  isSaved: boolean
}

/** One part of the profile with what it shows. */
export type ProfilePart =
  | { name: 'data'; profile: SavedFormProps; photo: PhotoProps }
  | {
      name: 'login'
      email: EmailProps
      password: SavedFormProps
      secondFactor: SecondFactorProps
      devices: DevicesProps
    }
  | { name: 'consents'; consents: ConsentsProps; ownData: OwnDataProps }

export interface ProfileScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view:
    | Loading
    | { state: 'anonymous' }
    | {
        state: 'ready'
        /** Null: there is no address to verify. */
        verification: Verification | null
        part: ProfilePart
      }
  /** «Войти» was pressed. */
  onLogin: () => void
  /** Addresses that it leads to. */
  links: {
    register: string
    /** The parts of the profile. */
    parts: Readonly<Record<ProfilePart['name'], string>>
  }
}

/** In the order of their tabs. */
export const profileParts = ['data', 'login', 'consents'] as const

const partTitles: Readonly<Record<ProfilePart['name'], string>> = {
  data: 'Данные',
  login: 'Вход',
  consents: 'Согласия',
}

/** Own data, how one logs in, consents (/profile/profile), each on a page of its own. */
export function ProfileScreen({ view, onLogin, links }: ProfileScreenProps) {
  if (view.state === 'loading') return <FormSkeleton title="Профиль" />
  if (view.state === 'anonymous') {
    return (
      <LoginNeeded
        title="Войдите, чтобы увидеть свои данные"
        text={`${formProblemText('not_logged_in')}.`}
        onLogin={onLogin}
        registerHref={links.register}
      />
    )
  }
  const { verification, part } = view
  return (
    <Page width="narrow" gap="xlarge">
      <Stack gap="large">
        <Heading level={1}>Профиль</Heading>
        {verification && <UnverifiedAddress {...verification} />}
        <TabNav
          aria-label="Части профиля"
          items={profileParts.map((name) => ({
            href: links.parts[name],
            label: partTitles[name],
            isCurrent: name === part.name,
          }))}
        />
      </Stack>
      <PartSections part={part} />
    </Page>
  )
}

function PartSections({ part }: { part: ProfilePart }) {
  switch (part.name) {
    case 'data':
      return (
        <Stack gap="large">
          <PhotoSection {...part.photo} />
          <AccountForm
            {...part.profile}
            formId="profile"
            submitLabel="Сохранить"
            note={part.profile.isSaved && <Alert tone="positive">Данные сохранены.</Alert>}
          >
            <PersonFields {...part.profile} formId="profile" isProfile />
          </AccountForm>
        </Stack>
      )
    case 'login':
      return (
        <>
          <EmailSection {...part.email} />
          <PasswordSection {...part.password} />
          <SecondFactorSection {...part.secondFactor} />
          <DevicesSection {...part.devices} />
        </>
      )
    case 'consents':
      return (
        <>
          <ConsentsSection {...part.consents} />
          <OwnDataSection {...part.ownData} />
        </>
      )
  }
}

function PasswordSection(props: SavedFormProps) {
  const formId = 'password'
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>Смена пароля</Heading>
      <Text tone="secondary" isMeasured>
        На&nbsp;других устройствах придётся войти заново.
      </Text>
      <AccountForm
        {...props}
        formId={formId}
        submitLabel="Сменить пароль"
        isSecondary
        note={props.isSaved && <Alert tone="positive">Пароль изменён.</Alert>}
      >
        <PasswordField
          {...fieldOf(props, formId, 'oldPassword')}
          label="Текущий пароль"
          isRequired
          autoComplete="current-password"
        />
        <NewPasswordFields {...props} formId={formId} name="newPassword" />
      </AccountForm>
    </Stack>
  )
}
