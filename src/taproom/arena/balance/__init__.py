"""Is a set of coasters fair? Measured between equals, and tuned until it is."""
