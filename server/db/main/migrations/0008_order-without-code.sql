-- A member who has just signed in or proved their address confirms an order without a code.
INSERT INTO "main"."order_state_transitions" ("from_state", "to_state") VALUES ('created', 'awaiting_payment');
