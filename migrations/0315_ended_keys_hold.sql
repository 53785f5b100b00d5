-- The check of 0307, apart from it: this reads the table while others write.
alter table integration_events validate constraint integration_events_action_check;
