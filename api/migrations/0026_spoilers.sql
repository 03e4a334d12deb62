ALTER TABLE "contributions" ADD COLUMN "has_spoilers" boolean DEFAULT false NOT NULL;
