/**
 * The pages of the account and of looking people up, one piece of code: who sees one sees others, and
 * every piece more parts what all pages share into smaller files that compress worse.
 */
export { AccountRegistrationContainer } from './AccountRegistrationContainer.tsx'
export { FirstSuperadminContainer } from './FirstSuperadminContainer.tsx'
export { InfoByNameContainer } from './InfoByNameContainer.tsx'
export { MyRegistrationsContainer } from './MyRegistrationsContainer.tsx'
export { ProfileContainer } from './ProfileContainer.tsx'
export { ResetPasswordContainer } from './ResetPasswordContainer.tsx'
export { SearchDancerContainer } from './SearchDancerContainer.tsx'
export { UserRatingContainer } from './UserRatingContainer.tsx'
export { VerifyEmailContainer } from './VerifyEmailContainer.tsx'
