-- The day whose price step applies, where it is not the day on which the entry was added (`price_day`): a table
-- of an organiser's brings entries that were made weeks before.
alter table registrations add column priced_on date;
